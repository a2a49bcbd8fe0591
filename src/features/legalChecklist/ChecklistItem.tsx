import { useEffect, useRef } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ChecklistStep } from '../../content/checklist.ts'
import { guideAnchor } from '../../content/guideAnchors.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import {
  body,
  box,
  details,
  hide,
  item,
  show,
  summary,
  target,
  timeline,
  timelineLabel,
  title,
} from './ChecklistItem.css.ts'

type Props = { readonly step: ChecklistStep; readonly opened: object | undefined }

/** A step: checkbox, description, duration, and details in a native disclosure. */
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
      <div className={body}>
        <div className={title} id={titleId}>
          <Heading level={3} size="item">
            <Message of={step.title} />
          </Heading>
        </div>
        <Text tone="quiet">
          <Message of={step.description} />
        </Text>
        <details ref={particulars} className={details}>
          <summary className={summary}>
            <span className={show}>{translate(copy.showDetails)}</span>
            <span className={hide}>{translate(copy.hideDetails)}</span>
            <span className="visually-hidden">: {translate(step.title)}</span>
          </summary>
          <Text>
            <Message of={step.details} />
          </Text>
        </details>
      </div>
      <p className={timeline}>
        <span className={timelineLabel}>{translate(copy.timeline)}</span> <Message of={step.timeline} />
      </p>
    </li>
  )
}
