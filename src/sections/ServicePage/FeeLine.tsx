import { msg } from '@lingui/core/macro'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { fee, inner, line, sentence } from './FeeLine.css.ts'

const copy = {
  label: msg({ message: 'The fee', comment: 'Small label above the figure 0.1%' }),
  sentence: msg({
    message: 'Included in the mandate, which costs {feeRate} of the price, {feeVat}',
    comment: 'The service costs nothing beyond our fee of 0.1% of the purchase price; feeVat is “plus 21% VAT (IVA)”',
  }),
  link: msg({ message: `See pricing`, comment: `Button` }),
}

/** The fee in one line, identical on all service pages. */
export function FeeLine() {
  const translate = useMessage()
  const href = useHref()
  return (
    <section className={line}>
      <div className={inner}>
        <Text size="label">{translate(copy.label)}</Text>
        <div className={fee}>
          <p className={sentence}>
            <Message of={copy.sentence} />
          </p>
          <Link href={href('pricing')} tone="strong">
            {translate(copy.link)}
          </Link>
        </div>
      </div>
    </section>
  )
}
