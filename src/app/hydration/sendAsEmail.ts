import { isUnhydrated } from './hydrated.ts'

/**
 * Opens a submitted form as an e-mail: the address is built here, because Chromium reads the UTF-8 of a `text/plain` form
 * as Latin-1. A form with a hidden step shows it first.
 */
export function sendAsEmail(event: SubmitEvent): void {
  const button = event.submitter as HTMLButtonElement | null
  const form = button?.form
  if (!button || !form || !isUnhydrated(form)) return
  event.preventDefault()
  if (!form.reportValidity()) return
  nameEmailButton(button)
  const step = form.querySelector<HTMLElement>('fieldset[hidden]')
  if (step === null)
    return location.assign(`${button.formAction}?subject=${encoded(form.ariaLabel)}&body=${encoded(textOf(form))}`)
  step.hidden = false
  step.querySelector('legend')?.focus()
}

/** Names the buttons that send an e-mail, so that nobody expects another way; a form with a hidden step is not sent yet. */
export function nameEmailButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-email-label]'))
    if (isUnhydrated(button) && !button.form?.querySelector('fieldset[hidden]')) nameEmailButton(button)
}

function nameEmailButton(button: HTMLButtonElement): void {
  button.textContent = button.dataset['emailLabel'] ?? ''
}

/** What was typed, by label; the honeypot has no label with `for`. */
function textOf(form: HTMLFormElement): string {
  const lines = [...new FormData(form)].map(([name, value]) => {
    const label = form.querySelector(`[for$="-${name}"], [id$="-${name}"] > legend`)?.firstChild?.textContent
    return label && typeof value === 'string' && value !== '' ? `${label}: ${value}` : undefined
  })
  return lines.filter((line) => line !== undefined).join('\n')
}

/** Line breaks follow RFC 6068. */
const encoded = (text: string | null): string => encodeURIComponent(String(text).replaceAll('\n', '\r\n'))
