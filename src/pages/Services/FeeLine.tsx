import { msg } from '@lingui/core/macro'
import { Button } from '../../components/Button/Button.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../routing/usePage.ts'
import { fee, inner, line, sentence } from './FeeLine.css.ts'

const copy = {
  label: msg({ message: 'The fee', comment: 'Small label above one sentence about the fee' }),
  sentence: msg`What our work costs, and when you pay`,
  link: msg({ message: `See pricing`, comment: `Button` }),
}

/** One line on the fee, and the way to pricing. */
export function FeeLine() {
  const translate = useMessage()
  const href = useHref()
  return (
    <section className={line}>
      <div className={inner}>
        <Text size="label">{translate(copy.label)}</Text>
        <div className={fee}>
          <p className={sentence}>{translate(copy.sentence)}</p>
          <Button href={href('pricing')} tone="outline">
            {translate(copy.link)}
          </Button>
        </div>
      </div>
    </section>
  )
}
