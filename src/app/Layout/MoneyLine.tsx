import { Message } from '../../i18n/Message.tsx'
import { layout as copy } from './copy.ts'
import { moneyLine } from './MoneyLine.css.ts'

/** Below the header of every page: who we work for, the fee, and where most of our pay comes from. */
export const MoneyLine = () => (
  <p className={moneyLine}>
    <Message of={copy.moneyLine} />
  </p>
)
