import { Text } from '../../components/Text/Text.tsx'
import { regions } from '../../content/regions.ts'
import { Message } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { copy } from './copy.ts'
import { isWithinReach } from './isWithinReach.ts'

/** In how many regions houses are to be had at a price. */
export function Reach({ price }: { readonly price: number }) {
  const { euro } = useFormats()
  const within = regions.filter((region) => isWithinReach(region, price)).length
  const message = within === 0 ? copy.reachesNone : within === regions.length ? copy.reachesAll : copy.reachesSome
  const values = { price: euro(price), within, total: regions.length }
  return (
    <Text>
      <Message of={message} values={values} />
    </Text>
  )
}
