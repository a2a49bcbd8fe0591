import { facts } from '../../content/facts.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { yields as copy } from './copy.ts'
import { axis, bar, basis, label, name, row, rows, tick } from './Yields.css.ts'

const intervals = 5
const ticks = Array.from({ length: intervals + 1 }, (_, index) => (index / intervals) * facts.grossYield.max)

/** The gross and the net range on one axis. They are of different houses, so nothing leads from one to the other. */
export function Yields() {
  const translate = useMessage()
  const { percent } = useFormats()
  return (
    <div>
      <ul className={rows}>
        {(['gross', 'net'] as const).map((id) => (
          <li key={id} className={row}>
            <div className={label}>
              <span className={name}>{translate(copy[id].name)}</span>
              <span className={basis}>{translate(copy[id].basis)}</span>
            </div>
            <div className={bar[id]} />
          </li>
        ))}
      </ul>
      <div className={axis} aria-hidden="true">
        {ticks.map((rate) => (
          <span key={rate} className={tick}>
            {percent(rate)}
          </span>
        ))}
      </div>
    </div>
  )
}
