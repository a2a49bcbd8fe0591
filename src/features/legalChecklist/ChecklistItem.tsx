import { useEffect, useRef } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ChecklistStep } from '../../content/checklist.ts'
import { guideAnchor } from '../../content/guideAnchors.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import { box, content, details, item, summary, target, timeline } from './ChecklistItem.css.ts'

type Props = { readonly step: ChecklistStep; readonly opened: object | undefined }

/** A step: checkbox and duration, and a native disclosure that the title opens. */
export function ChecklistItem({ step, opened }: Props) {
  const translate = useMessage()
  const particulars = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opened && particulars.current) particulars.current.open = true
  }, [opened])
  const anchor = guideAnchor.checklist(step.id)
  const titleId = `${anchor}-title`
  return (
    <li id={anchor} className={item}>
      <label className={target}>
        <input type="checkbox" className={box} aria-labelledby={`${anchor}-mark ${titleId}`} />
        <span className="visually-hidden" id={`${anchor}-mark`}>
          {translate(copy.markDone)}
        </span>
      </label>
      <details ref={particulars} className={details}>
        <summary className={summary}>
          <Heading level={3} size="item" id={titleId}>
            {translate(step.title)}
          </Heading>
        </summary>
        <div className={content}>
          <Text>{translate(step.description)}</Text>
          <Text tone="quiet">
            <Message of={step.details} />
          </Text>
        </div>
      </details>
      <p className={timeline}>
        <span className="visually-hidden">{translate(copy.timeline)}: </span>
        <Message of={step.timeline} />
      </p>
    </li>
  )
}
