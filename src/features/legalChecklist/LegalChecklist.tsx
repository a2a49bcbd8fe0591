import { useLayoutEffect, useRef, useState } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { checklist, type ChecklistStepId } from '../../content/checklist.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { ChecklistItem } from './ChecklistItem.tsx'
import { copy } from './copy.ts'
import { aside, list } from './LegalChecklist.css.ts'
import { Progress } from './Progress.tsx'

type Props = {
  /** A step to open from outside, for instance by a search: each other object opens it again. */
  readonly opened?: { readonly id: ChecklistStepId } | undefined
}

/**
 * The legal checklist with its progress. The checkboxes are uncontrolled: those checked before the app is hydrated
 * count, and nothing is persisted after the page is left.
 */
export function LegalChecklist({ opened }: Props) {
  const translate = useMessage()
  const items = useRef<HTMLOListElement>(null)
  const [done, setDone] = useState(0)
  const count = () => setDone(items.current?.querySelectorAll('input:checked').length ?? 0)
  useLayoutEffect(count, [])
  return (
    <Section
      tone="plaster"
      id="checklist"
      labelledBy="checklist-title"
      layout="wideAside"
      aside={
        <div className={aside}>
          <Heading level={2} id="checklist-title">
            {translate(copy.title)}
          </Heading>
          <Text tone="quiet">{translate(copy.lead)}</Text>
          <Progress done={done} total={checklist.length} />
        </div>
      }
    >
      {/* A form with `autocomplete="off"`, so that no browser restores ticks after a reload; with `method="dialog"`, so that Enter does nothing. */}
      <form autoComplete="off" method="dialog">
        <ol ref={items} className={list} onChange={count}>
          {checklist.map((step) => (
            <ChecklistItem key={step.id} step={step} opened={step.id === opened?.id ? opened : undefined} />
          ))}
        </ol>
      </form>
    </Section>
  )
}
