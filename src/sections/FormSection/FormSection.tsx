import type { ReactNode } from 'react'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { below as belowClass, columns, form, head as headClass } from './FormSection.css.ts'

type Props = Pick<SectionProps, 'tone'> & {
  /** Anchor for links to the form. */
  readonly id: string
  readonly head: ReactNode
  /** Below the head on wide screens, after the form on phones; what is above the form there is part of the head. */
  readonly below?: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** A form with its head, and what else a sender wants to know. */
export function FormSection({ tone = 'plaster', id, head, below, children }: Props) {
  return (
    <Section tone={tone} id={id}>
      <div className={columns}>
        <div className={headClass}>{head}</div>
        <div className={form}>{children}</div>
        {below && <div className={belowClass}>{below}</div>}
      </div>
    </Section>
  )
}
