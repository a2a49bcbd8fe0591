import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { taxes } from '../../content/taxes.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { withoutJoiners } from '../../lib/format.ts'
import { euroAtRate } from '../../lib/rate.ts'
import { due as copy, sums } from './copy.ts'
import type { Calculation } from './costItems.ts'
import { amount, payment, payments, schedule, total, what, when } from './DuePayments.css.ts'
import { duePayments } from './duePayments.ts'

/** What is due when, at the visitor's price. */
export function DuePayments({ calculation }: { readonly calculation: Calculation }) {
  const translate = useMessage()
  const { euro, euroSpan } = useFormats()
  const { price, kind, result } = calculation
  return (
    <div className={schedule}>
      <Heading level={3} size="chapter">
        <Message of={copy.title} values={{ price: euro(price) }} />
      </Heading>
      <dl className={payments}>
        {duePayments(calculation).map(({ id, ...span }) => (
          <div key={id} className={payment}>
            <dt className={when}>{translate(copy.when[id])}</dt>
            <dd className={what}>
              <Message of={copy.what[kind][id]} />
            </dd>
            <dd className={amount}>{withoutJoiners(euroSpan(span))}</dd>
          </div>
        ))}
        <div className={`${payment} ${total}`}>
          <dt className={when}>{translate(sums.cash)}</dt>
          <dd className={amount}>{withoutJoiners(euroSpan(result.cash))}</dd>
        </div>
      </dl>
      <Text size="small">
        <Message of={copy.retention} values={{ amount: euro(euroAtRate(price, taxes.retention)) }} />
      </Text>
    </div>
  )
}
