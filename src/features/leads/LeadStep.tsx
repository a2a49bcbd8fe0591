import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { buttons } from './copy.ts'
import { stepId, type LeadDefinition, type Step } from './definition.ts'
import { LeadField } from './LeadField.tsx'
import { legend, row, step as stepClass } from './LeadForm.css.ts'
import type { LeadFormState } from './useLeadForm.ts'

type Props = {
  readonly form: LeadDefinition
  readonly state: LeadFormState
  readonly step: Step
  readonly at: number
}

/** The fields of a step; in a form with several steps, below its heading, which takes the focus when the step is reached. */
export function LeadStep({ form, state, step, at }: Props) {
  const translate = useMessage()
  const { title, rows } = step
  const fields = (
    <>
      {rows.map((names) => {
        const [first] = names
        const inRow = names.map((name) => <LeadField key={name} form={form} state={state} name={name} />)
        return names.length === 1 ? (
          inRow
        ) : (
          <div key={first} className={row}>
            {inRow}
          </div>
        )
      })}
    </>
  )
  if (title === undefined) return fields
  return (
    <fieldset className={stepClass} hidden={state.step !== at}>
      <legend className={legend} id={stepId(form, at)} tabIndex={-1}>
        <Text size="label" as="span">
          {translate(buttons.progress, { step: at + 1, steps: form.steps.length })}
        </Text>
        <Heading level={3}>{translate(title)}</Heading>
      </legend>
      {fields}
    </fieldset>
  )
}
