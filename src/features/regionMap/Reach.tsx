import { Text } from '../../components/Text/Text.tsx'
import { regions } from '../../content/regions.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message } from '../../i18n/Message.tsx'
import { formatEuro } from '../../lib/format.ts'
import { copy } from './copy.ts'
import { isWithinReach } from './isWithinReach.ts'

/** In how many regions houses are to be had at a price. */
export function Reach({ price }: { readonly price: number }) {
  const { language } = useLanguage()
  const within = regions.filter((region) => isWithinReach(region, price)).length
  const message = within === 0 ? copy.reachesNone : within === regions.length ? copy.reachesAll : copy.reachesSome
  const values = { price: formatEuro(price, localeTags[language].intl), within, total: regions.length }
  return (
    <Text>
      <Message of={message} values={values} />
    </Text>
  )
}
