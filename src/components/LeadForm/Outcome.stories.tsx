import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fallback, status, validation } from '../../features/contact/copy.ts'
import type { LeadForm } from '../../lib/leadForm/useLeadForm.ts'
import { Outcome } from './Outcome.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const form: LeadForm = {
  id: 'contact',
  ref: { current: null },
  step: 0,
  values: {},
  problems: {},
  status: { state: 'idle' },
  isOnline: true,
  isRestored: false,
  onSubmit: fn(),
  onInput: fn(),
  goTo: fn(),
  discard: fn(),
}

const meta = {
  component: Outcome,
  decorators: [siteTexts],
  parameters: { surface: 'limewash' },
  args: {
    form,
    copy: { ...status, summary: validation.summary, fallback },
    messageOf: (name, problem) => `${name} is ${problem}`,
    emailHref: 'mailto:hello@roqueta.example?body=Anna',
    whatsAppHref: 'https://wa.me/34971000000?text=Anna',
  },
} satisfies Meta<typeof Outcome>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Errors: Story = {
  args: { form: { ...form, problems: { name: 'missing', email: 'malformed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 fields need another look')
    await expect(canvas.getByRole('link', { name: 'name is missing' })).toHaveAttribute('href', '#contact-name')
    await expect(canvas.getByRole('link', { name: 'email is malformed' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { form: { ...form, status: { state: 'failed', failure: { reason: 'refused' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Something went wrong/)
    await expect(canvas.getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
      'href',
      'mailto:hello@roqueta.example?body=Anna',
    )
    await expect(canvas.getByRole('link', { name: /^Send by WhatsApp/ })).toBeVisible()
  },
}

export const TimedOut: Story = {
  args: { form: { ...form, status: { state: 'failed', failure: { reason: 'timedOut' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There was no answer in time/)).toBeVisible()
  },
}

export const RateLimited: Story = {
  args: { form: { ...form, status: { state: 'failed', failure: { reason: 'rateLimited', minutes: 12 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please try again in 12 minutes/)).toBeVisible()
  },
}

export const Offline: Story = {
  args: { form: { ...form, isOnline: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are not connected to the internet/)
  },
}

/** The honeypot was filled in. */
export const AskedAgain: Story = {
  args: { form: { ...form, status: { state: 'askedAgain' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please press the button again to send the form.')
    await expect(canvas.getByText(/password managers/)).toBeVisible()
  },
}

export const Sent: Story = {
  args: { form: { ...form, status: { state: 'sent' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "Message sent successfully! We'll respond within 24 hours.",
    )
  },
}

export const German: Story = {
  ...Refused,
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Etwas ist schiefgelaufen/)
    await expect(canvas.getByRole('link', { name: 'Als E-Mail senden' })).toBeVisible()
  },
}
