import type { ReactNode } from 'react'
import { heading, type HeadingSize } from './Heading.css.ts'

type Props = {
  /** Heading level in the page's outline. */
  readonly level: 1 | 2 | 3 | 4
  /** Visual style; defaults to the style of the level. */
  readonly size?: HeadingSize
  readonly id?: string
  readonly children: ReactNode
}
const sizes: Record<Props['level'], HeadingSize> = { 1: 'page', 2: 'section', 3: 'item', 4: 'label' }

/** A heading in the display font; level and look are independent. */
export function Heading({ level, size = sizes[level], id, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag className={heading[size]} id={id}>
      {children}
    </Tag>
  )
}
