import { Message } from '../../i18n/Message.tsx'
import { YieldDrawing } from '../../sections/GrossToNet/YieldDrawing.tsx'
import { example } from './copy.ts'
import { figures, line, list, name, sum } from './WorkedExample.css.ts'

/** Figures of the worked example and its yields as a drawing, above the steps that explain them. */
export function WorkedExample() {
  return (
    <div className={figures}>
      <dl className={list}>
        {example.map((item) => (
          <div key={item.id} className={line}>
            <dt className={name}>
              <Message of={item.name} />
            </dt>
            <dd className={sum}>
              <Message of={item.sum} />
            </dd>
          </div>
        ))}
      </dl>
      <YieldDrawing hasGross={false} />
    </div>
  )
}
