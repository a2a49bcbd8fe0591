import type { MessageDescriptor } from '@lingui/core'
import { useMessage, type Translate } from '../../i18n/Message.tsx'
import { problemNames, type Problem } from '../../lib/leadForm/checks.ts'
import { fieldId } from '../../lib/leadForm/ids.ts'
import type { Failure } from '../../lib/leadForm/sendLead.ts'
import type { LeadForm } from '../../lib/leadForm/useLeadForm.ts'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { FormBanner, type BannerContent } from '../FormBanner/FormBanner.tsx'
import { Link } from '../Link/Link.tsx'

/** Messages of the error, notice and success states. */
export type OutcomeCopy = {
  readonly summary: MessageDescriptor
  readonly error: MessageDescriptor
  readonly offline: MessageDescriptor
  readonly timedOut: MessageDescriptor
  /** The honeypot was filled in. */
  readonly askedAgain: { readonly request: MessageDescriptor; readonly reason: MessageDescriptor }
  /** Message with the variable `{minutes}`. */
  readonly rateLimited: MessageDescriptor
  readonly success?: MessageDescriptor
  readonly fallback: {
    readonly lead: MessageDescriptor
    readonly email: MessageDescriptor
    readonly whatsapp: MessageDescriptor
  }
}

type Props<Name extends string> = {
  readonly form: LeadForm<Name>
  readonly copy: OutcomeCopy
  readonly messageOf: (name: Name, problem: Problem) => string
  /** Link that sends the same text another way. */
  readonly emailHref: string
  readonly whatsAppHref: string
}

/** Status message above a form's buttons: field errors, the result of the submission, or no network. */
export function Outcome<Name extends string>(props: Props<Name>) {
  return <FormBanner content={contentOf(props, useMessage())} />
}

function contentOf<Name extends string>(props: Props<Name>, translate: Translate): BannerContent | undefined {
  const { form, copy, messageOf } = props
  const errors = problemNames(form.problems).map((name) => ({
    id: fieldId(form.id, name),
    message: messageOf(name, form.problems[name] ?? 'missing'),
  }))
  if (errors.length > 0)
    return {
      tone: 'error',
      text: translate(copy.summary, { errorCount: errors.length }),
      details: <ErrorSummary errors={errors} />,
    }
  if (form.status.state === 'failed')
    return { tone: 'error', text: translate(copy.error), details: <WaysOut {...props} failure={form.status.failure} /> }
  if (form.status.state === 'askedAgain')
    return {
      tone: 'notice',
      text: translate(copy.askedAgain.request),
      details: <p>{translate(copy.askedAgain.reason)}</p>,
    }
  if (form.status.state === 'sent' && copy.success) return { tone: 'success', text: translate(copy.success) }
  return form.isOnline ? undefined : { tone: 'notice', text: translate(copy.offline) }
}

type WaysOutProps = Pick<Props<never>, 'copy' | 'emailHref' | 'whatsAppHref'> & { readonly failure: Failure }

function WaysOut({ copy, failure, emailHref, whatsAppHref }: WaysOutProps) {
  const translate = useMessage()
  const reason = reasonOf(copy, failure, translate)
  return (
    <>
      {reason !== undefined && <p>{reason}</p>}
      <p>{translate(copy.fallback.lead)}</p>
      <ul>
        <li>
          <Link href={emailHref}>{translate(copy.fallback.email)}</Link>
        </li>
        <li>
          <Link href={whatsAppHref}>{translate(copy.fallback.whatsapp)}</Link>
        </li>
      </ul>
    </>
  )
}

function reasonOf(copy: OutcomeCopy, failure: Failure, translate: Translate): string | undefined {
  if (failure.reason === 'refused') return undefined
  if (failure.reason === 'rateLimited') return translate(copy.rateLimited, { minutes: failure.minutes })
  return translate(copy[failure.reason])
}
