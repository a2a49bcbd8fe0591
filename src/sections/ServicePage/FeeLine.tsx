import { msg } from '@lingui/core/macro'
import { Button } from '../../components/Button/Button.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { fee, inner, line, sentence } from './FeeLine.css.ts'

const copy = {
  label: msg({ message: 'The fee', comment: 'Small label above the figure 0.1%' }),
  sentence: msg({
    message: '{feeRate} of the price, {feeVat}, for one service or all of them',
    comment: 'Our fee; feeVat is “plus 21% VAT (IVA)”',
  }),
  link: msg({ message: `See pricing`, comment: `Button` }),
}

/** The fee in one line, the same on the services page and on each service's page. */
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
          <Button href={href('pricing')} tone="outline">
            {translate(copy.link)}
          </Button>
        </div>
      </div>
    </section>
  )
}
