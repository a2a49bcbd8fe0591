import type { Region } from '../../content/regions.ts'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { copy } from './copy.ts'
import { isWithinReach } from './isWithinReach.ts'
import { beyond, character, name, places, prices, row, text } from './RegionEntry.css.ts'

type NameProps = {
  readonly region: Region
  /** The visitor's price, whole euro. */
  readonly price: number
  readonly isPointed: boolean
}

/** A region's row in the list: name and price range, and whether it begins above the visitor's price. */
export function RegionName({ region, price, isPointed }: NameProps) {
  const translate = useMessage()
  const { priceRange } = useFormats()
  const { min, max, open } = region.priceRange
  const range = priceRange(min, max, open)
  return (
    <span className={row}>
      <span className={name[isPointed ? 'pointed' : 'quiet']}>{translate(region.name)}</span>{' '}
      <span className={prices}>
        <span className="visually-hidden">{translate(copy.priceRange, { range })}</span>
        <span aria-hidden="true">{range}</span>
      </span>{' '}
      <span className={beyond}>{!isWithinReach(region, price) && translate(copy.beyond)}</span>
    </span>
  )
}

/** The panel of the row. */
export function RegionText({ region }: { readonly region: Region }) {
  const translate = useMessage()
  return (
    <div className={text}>
      <p className={character}>{translate(region.character)}</p>
      <Text tone="quiet">{translate(region.description)}</Text>
      <p className={places}>{translate(region.places)}</p>
    </div>
  )
}
