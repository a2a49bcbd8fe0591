import { Message } from '../../i18n/Message.tsx'
import { layout as copy } from './copy.ts'
import { band, moneyLine } from './MoneyLine.css.ts'

/** Below the header of every page: who we work for, the fee, and where most of our pay comes from. */
export const MoneyLine = () => (
  <div className={band}>
    <p className={moneyLine}>
      <Message of={copy.moneyLine} />
    </p>
  </div>
)
