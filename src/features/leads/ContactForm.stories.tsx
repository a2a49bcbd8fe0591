import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { unpictured } from '../../../.storybook/modes.ts'
import { formService, goOffline, openedAMinuteAgo } from '../../testing/formService.ts'
import { contact } from './contact.ts'
import { status as texts } from './copy.ts'
import { LeadForm } from './LeadForm.tsx'
import { textsIn } from '../../testing/texts.ts'

const text = textsIn('en')

const meta = {
  component: LeadForm,
  args: { form: contact },
  parameters: { page: 'contact', surface: 'limewash' },
  beforeEach: () => openedAMinuteAgo('contact'),
} satisfies Meta<typeof LeadForm>
export default meta
type Story = StoryObj<typeof meta>
type Player = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function fillInAndSend({ canvas, userEvent }: Player): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna Berg')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'anna@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Consultation request' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: /^Phone ?\(optional\)$/ })).not.toBeRequired()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('link', { name: 'privacy notice' })).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nachricht senden' }))
    await expect(canvas.getByRole('form', { name: 'Beratungsanfrage' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Bitte prüfen Sie 2 Felder noch einmal')
    await expect(canvas.getByRole('link', { name: 'Bitte geben Sie Ihren Namen an' })).toBeVisible()
  },
}

/** Errors are shown at the fields and above the button; the first wrong field takes the focus. */
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await step('both are named', async () => {
      await userEvent.type(email, 'anna@')
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('2 fields need another look')
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
    })
    await step('a corrected field is no longer one of them', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna')
      await expect(canvas.getByRole('status')).toHaveTextContent('1 field needs another look')
      await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toBeInvalid()
    })
  },
}

export const Sending: Story = {
  beforeEach: () => formService('never').begin(),
  play: async ({ canvas, userEvent }) => {
    await fillInAndSend({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const accepting = formService('accepts')

export const Sent: Story = {
  beforeEach: () => accepting.begin(),
  play: async ({ canvas, userEvent }) => {
    await fillInAndSend({ canvas, userEvent })
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent("Message sent successfully! We'll respond within 24 hours."),
    )
    await expect(accepting.received).toHaveBeenCalledWith({
      name: 'Anna Berg',
      email: 'anna@example.com',
      phone: '',
      message: '',
      _subject: 'New consultation request',
    })
  },
}

/** A password manager may fill in the honeypot: the form asks once to press the button again, and then sends. */
export const AskedAgain: Story = {
  parameters: unpictured,
  beforeEach: () => accepting.begin(),
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status')
    await step('the first press asks, and keeps what was typed', async () => {
      await userEvent.type(canvas.getByLabelText('Leave this field empty'), 'Anna')
      await fillInAndSend({ canvas, userEvent })
      await expect(status).toHaveTextContent('Please press the button again to send the form.')
      await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus()
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
      await expect(accepting.received).not.toHaveBeenCalled()
    })
    await step('an error takes its place', async () => {
      const email = canvas.getByRole('textbox', { name: 'Email' })
      await userEvent.clear(email)
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
      await userEvent.type(email, 'anna@example.com')
      await expect(status).toBeEmptyDOMElement()
    })
    await step('the second press sends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
      await waitFor(() => expect(status).toHaveTextContent(/^Message sent successfully/))
      await expect(accepting.received).toHaveBeenCalledOnce()
    })
  },
}

/** A failed send keeps everything typed and offers other ways to send it. */
export const Failed: Story = {
  beforeEach: () => formService('refuses').begin(),
  play: async ({ canvas, userEvent }) => {
    await fillInAndSend({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Something went wrong/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
    await expect(canvas.getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
      'href',
      expect.stringContaining('Anna%20Berg'),
    )
  },
}

export const RateLimited: Story = {
  beforeEach: () => formService('asksForAPause').begin(),
  play: async ({ canvas, userEvent }) => {
    await fillInAndSend({ canvas, userEvent })
    await expect(await canvas.findByText(/Please try again later/)).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text(texts.offline))
  },
}

/** The draft of this visit is restored, and can be discarded. */
export const Restored: Story = {
  beforeEach: () => openedAMinuteAgo('contact', { values: { name: 'Anna Berg' } }),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Anna Berg')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }))
    await expect(name).toHaveValue('')
    await waitFor(() => expect(name).toHaveFocus())
  },
}

/** The document that sent the form was gone before the answer. */
export const Unknown: Story = {
  beforeEach: () => {
    openedAMinuteAgo('contact', { values: { name: 'Anna Berg', email: 'anna@example.com' }, isUnanswered: true })
    accepting.begin()
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text(texts.unknown))
    await expect(canvas.getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
      'href',
      expect.stringContaining('Anna%20Berg'),
    )
    await expect(accepting.received).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Message sent successfully/))
  },
}

/** A program fills in the fields without an event after a failed check: nothing of the old errors stays. */
export const FilledSilently: Story = {
  parameters: unpictured,
  beforeEach: () => formService('refuses').begin(),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send message' })
    await userEvent.click(send)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    for (const [name, value] of Object.entries({ Name: 'Anna Berg', Email: 'anna@example.com' }))
      canvas.getByRole<HTMLInputElement>('textbox', { name }).value = value
    await userEvent.click(send)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toBeInvalid()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Something went wrong/))
    await expect(canvas.getByRole('link', { name: 'Send as an email' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
