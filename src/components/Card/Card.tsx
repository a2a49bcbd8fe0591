import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { card, foot, grid } from './Card.css.ts'

type CardProps = {
  readonly title: ReactNode
  /** Heading level of the title. */
  readonly level?: 2 | 3 | 4
  readonly children?: ReactNode
  /** Content below the text, such as a link or a list. */
  readonly footer?: ReactNode
}

/** A title and text in a ruled grid, divided by hairlines. */
export function Card({ title, level = 3, children, footer }: CardProps) {
  return (
    <li className={card}>
      <Heading level={level} size="item">
        {title}
      </Heading>
      {children !== undefined && (
        <Text tone="quiet" as="div">
          {children}
        </Text>
      )}
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </li>
  )
}

/** Ruled grid of cards; one column on phones. */
export function CardGrid({ columns = 2, children }: { readonly columns?: 2 | 3 | 4; readonly children: ReactNode }) {
  return <ul className={grid[columns]}>{children}</ul>
}
