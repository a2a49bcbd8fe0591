import type { ReactNode } from 'react'
import { text, type TextLook } from './Text.css.ts'

type Props = {
  /** `label` is the line of small capitals above a headline. */
  readonly look?: TextLook
  readonly as?: 'p' | 'span' | 'div'
  readonly id?: string
  readonly children: ReactNode
}

/** Body text in the brand's styles. */
export function Text({ look = 'body', as: Tag = 'p', id, children }: Props) {
  return (
    <Tag className={text[look]} id={id}>
      {children}
    </Tag>
  )
}
