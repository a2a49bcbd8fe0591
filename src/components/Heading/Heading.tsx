import type { ReactNode } from 'react'
import { heading, type HeadingSize } from './Heading.css.ts'

type Props = {
  /** Its place in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4
  /** Its look; by default that of its level. */
  readonly size?: HeadingSize
  readonly id?: string
  readonly children: ReactNode
}
const sizes: Record<Props['level'], HeadingSize> = { 1: 'page', 2: 'section', 3: 'item', 4: 'label' }

/** A heading in the display face. The outline and the look are chosen apart. */
export function Heading({ level, size = sizes[level], id, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag className={heading[size]} id={id}>
      {children}
    </Tag>
  )
}
