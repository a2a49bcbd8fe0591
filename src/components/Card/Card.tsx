import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { card, foot, grid } from './Card.css.ts'

type CardProps = {
  readonly title: ReactNode
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3 | 4
  /** A small drawing above the title. */
  readonly mark?: ReactNode
  readonly children?: ReactNode
  /** What stands below the text: a link, a list. */
  readonly footer?: ReactNode
}

/** A titled piece of text in a ruled grid: divided by hairlines, never boxed. */
export function Card({ title, level = 3, mark, children, footer }: CardProps) {
  return (
    <li className={card}>
      {mark}
      <Heading level={level} size="item">
        {title}
      </Heading>
      {children !== undefined && (
        <Text look="quiet" as="div">
          {children}
        </Text>
      )}
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </li>
  )
}

/** The ruled grid that cards stand in: one column on phones. */
export function CardGrid({ columns = 2, children }: { readonly columns?: 2 | 3 | 4; readonly children: ReactNode }) {
  return <ul className={grid[columns]}>{children}</ul>
}
