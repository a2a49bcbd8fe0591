import type { ReactNode } from 'react'
import { sizes, tones, type TextSize, type TextTone } from './Text.css.ts'

type Props = {
  /** `label` is the line of small capitals above a headline. */
  readonly size?: TextSize
  /** `light` on a `sea` surface or a picture. */
  readonly tone?: TextTone
  readonly as?: 'p' | 'span' | 'div'
  readonly id?: string
  readonly children: ReactNode
}

/** Body text in the brand's styles. */
export function Text({ size = 'text', tone = 'plain', as: Tag = 'p', id, children }: Props) {
  return (
    <Tag className={[sizes[size], tones[tone]].filter(Boolean).join(' ')} id={id}>
      {children}
    </Tag>
  )
}
