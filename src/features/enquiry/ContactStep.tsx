import { Field } from '../../components/Field/Field.tsx'
import { FormRow } from '../../components/LeadForm/LeadForm.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { fieldId } from '../../lib/leadForm/ids.ts'
import type { LeadForm } from '../../lib/leadForm/useLeadForm.ts'
import { budgetOptions, fields, form as copy, steps } from './copy.ts'
import type { contactStep, EnquiryField } from './enquiryLead.ts'
import { step } from './EnquiryForm.css.ts'
import { problemMessage } from './problemMessage.ts'
import { StepLegend } from './StepLegend.tsx'

type Props = { readonly form: LeadForm<EnquiryField>; readonly isShown: boolean }

/** The first step: who asks, and the budget. */
export function ContactStep({ form, isShown }: Props) {
  const translate = useMessage()
  const control = (name: (typeof contactStep)[number]) => {
    const problem = form.problems[name]
    return {
      id: fieldId(form.id, name),
      name,
      label: translate(fields[name].label),
      error: problem && problemMessage(name, problem, translate),
      required: true,
    }
  }
  return (
    <fieldset className={step} hidden={!isShown}>
      <StepLegend formId={form.id} step={0} title={steps.contact.title} />
      <Text tone="quiet">{translate(steps.contact.lead)}</Text>
      <Text size="small">{translate(copy.requiredHint)}</Text>
      <FormRow>
        <Field
          {...control('firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          placeholder={translate(fields.firstName.placeholder)}
        />
        <Field
          {...control('lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          placeholder={translate(fields.lastName.placeholder)}
        />
      </FormRow>
      <Field
        {...control('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        placeholder={translate(fields.email.placeholder)}
      />
      <Field
        {...control('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={translate(fields.phone.placeholder)}
        hint={translate(fields.phone.hint)}
      />
      <Field as="select" {...control('budgetRange')} hint={translate(fields.budgetRange.hint)}>
        <option value="">{translate(fields.budgetRange.placeholder)}</option>
        {budgetOptions.map(({ id, value, label }) => (
          <option key={id} value={value}>
            {translate(label)}
          </option>
        ))}
      </Field>
    </fieldset>
  )
}
