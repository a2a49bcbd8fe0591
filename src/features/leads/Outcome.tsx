import type { MessageDescriptor } from '@lingui/core'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { FormBanner, type BannerContent } from '../../components/FormBanner/FormBanner.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { emailHrefWith, whatsAppHref } from '../../content/reach.ts'
import { useMessage, type Translate } from '../../i18n/Message.tsx'
import { fallback, status as copy, validation } from './copy.ts'
import { fieldId, type LeadDefinition } from './definition.ts'
import type { Failure } from './sendLead.ts'
import type { LeadFormState } from './useLeadForm.ts'
import type { Values } from './values.ts'

type Props = { readonly form: LeadDefinition; readonly state: LeadFormState }

/** Status message above a form's buttons: field errors, the result of the submission, or no network. */
export function Outcome(props: Props) {
  return <FormBanner content={contentOf(props, useMessage())} />
}

function contentOf({ form, state }: Props, translate: Translate): BannerContent | undefined {
  const { problems, status } = state
  const errors = Object.entries(problems).map(([name, problem]) => ({
    id: fieldId(form, name),
    message: translate(problem),
  }))
  const waysOut = (reason?: string) => (
    <>
      {reason !== undefined && <p>{reason}</p>}
      <WaysOut form={form} values={state.values} />
    </>
  )
  if (errors.length > 0)
    return {
      tone: 'error',
      text: translate(validation.summary, { errorCount: errors.length }),
      details: <ErrorSummary errors={errors} />,
    }
  if (state.asksAgain)
    return { tone: 'notice', text: translate(copy.pressAgain), details: <p>{translate(copy.hiddenField)}</p> }
  if (status.state === 'refused') {
    const reason = reasons[status.failure.reason]
    return { tone: 'error', text: translate(form.failed), details: waysOut(reason && translate(reason)) }
  }
  if (status.state === 'unknown')
    return { tone: 'notice', text: translate(copy.unknown), details: waysOut(translate(copy.unknownReason)) }
  if (status.state === 'sent' && form.succeeded) return { tone: 'success', text: translate(form.succeeded) }
  return state.isOnline ? undefined : { tone: 'notice', text: translate(copy.offline) }
}

/** Said below the error; a refusal or a cut connection has no more to say. */
const reasons: Readonly<Record<Failure['reason'], MessageDescriptor | undefined>> = {
  offline: copy.offline,
  timedOut: copy.timedOut,
  rateLimited: copy.rateLimited,
  noAnswer: undefined,
  refused: undefined,
}

/** Links that send the same text another way. */
function WaysOut({ form, values }: { readonly form: LeadDefinition; readonly values: Values }) {
  const translate = useMessage()
  const text = preparedText(form, values, translate)
  return (
    <>
      <p>{translate(fallback.lead)}</p>
      <ul>
        <li>
          <Link href={emailHrefWith(translate(form.name), text)}>{translate(fallback.email)}</Link>
        </li>
        <li>
          <Link href={whatsAppHref(text)}>{translate(fallback.whatsapp)}</Link>
        </li>
      </ul>
    </>
  )
}

/** A lead as plain text: the opening, then every field that was filled in, after its label. */
function preparedText({ fields, opening }: LeadDefinition, values: Values, translate: Translate): string {
  const lines = Object.entries(fields).flatMap(([name, { label, choices = [] }]) => {
    const value = values[name] ?? ''
    const chosen: MessageDescriptor | undefined = choices.find((choice) => choice.value === value)?.label
    return value === '' ? [] : [`${translate(label)}: ${chosen ? translate(chosen) : value}`]
  })
  return [translate(opening), '', ...lines].join('\n').trim()
}
