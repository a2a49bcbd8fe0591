import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { stepId } from '../../lib/leadForm/ids.ts'
import { steps } from './copy.ts'
import { enquiryChecks } from './enquiryLead.ts'
import { legend } from './EnquiryForm.css.ts'

type Props = { readonly formId: string; readonly step: number; readonly title: MessageDescriptor }

/** Heading of the current step; takes the focus when the step is reached. */
export function StepLegend({ formId, step, title }: Props) {
  const translate = useMessage()
  return (
    <legend className={legend} id={stepId(formId, step)} tabIndex={-1}>
      <Text size="label" as="span">
        {translate(steps.progress, { step: step + 1, steps: enquiryChecks.length })}
      </Text>
      <Heading level={3}>{translate(title)}</Heading>
    </legend>
  )
}
