import { Message } from '../../i18n/Message.tsx'
import { figures } from './copy.ts'
import { figure, inner, list, text } from './Figures.css.ts'

/** Key figures in a row below the hero, in the display font, with hairlines between them. */
export function Figures() {
  return (
    <div className={inner}>
      <ul className={list}>
        {figures.map((item) => (
          <li key={item.id}>
            <span className={figure}>
              <Message of={item.figure} />
            </span>
            <span className={text}>
              <Message of={item.text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
