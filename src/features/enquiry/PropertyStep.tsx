import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { FormRow } from '../../components/LeadForm/LeadForm.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { fieldId } from '../../lib/leadForm/ids.ts'
import type { LeadForm } from '../../lib/leadForm/useLeadForm.ts'
import { fields, form as copy, propertyTypeOptions, regionOptions, steps, timelineOptions } from './copy.ts'
import type { EnquiryField, propertyStep } from './enquiryLead.ts'
import { step } from './EnquiryForm.css.ts'
import { StepLegend } from './StepLegend.tsx'

type Props = { readonly form: LeadForm<EnquiryField>; readonly isShown: boolean }

/** The second step: the house and the plans. All of it may stay empty. */
export function PropertyStep({ form, isShown }: Props) {
  const translate = useMessage()
  const control = (name: (typeof propertyStep)[number]) => ({
    id: fieldId(form.id, name),
    name,
    label: translate(fields[name].label),
    note: translate(copy.optional),
  })
  const { label: legend, ...propertyType } = control('propertyType')
  return (
    <fieldset className={step} hidden={!isShown}>
      <StepLegend formId={form.id} step={1} title={steps.property.title} />
      <Text tone="quiet">{translate(steps.property.lead)}</Text>
      <FormRow>
        <Field as="select" {...control('preferredRegion')}>
          <option value="">{translate(fields.preferredRegion.placeholder)}</option>
          {regionOptions.map(({ id, value, label }) => (
            <option key={id} value={value}>
              {translate(label)}
            </option>
          ))}
        </Field>
        <Field as="select" {...control('timeline')}>
          <option value="">{translate(fields.timeline.placeholder)}</option>
          {timelineOptions.map(({ id, value, label }) => (
            <option key={id} value={value}>
              {translate(label)}
            </option>
          ))}
        </Field>
      </FormRow>
      <ChoiceGroup
        {...propertyType}
        legend={legend}
        items={propertyTypeOptions.map(({ value, label, desc }) => ({
          value,
          label: translate(label),
          description: translate(desc),
        }))}
      />
      <Field
        as="textarea"
        {...control('goals')}
        hint={translate(fields.goals.hint)}
        placeholder={translate(fields.goals.placeholder)}
      />
    </fieldset>
  )
}
