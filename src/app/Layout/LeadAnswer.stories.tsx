import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { leadOf } from '../../features/leads/lead.ts'
import { formService, openedAMinuteAgo, type ServiceAnswer } from '../../testing/formService.ts'
import { LeadAnswer } from './LeadAnswer.tsx'

/** For `beforeEach`: the contact form is sent, and the visitor has gone on to another page. */
const sentAndLeft = (answer: ServiceAnswer) => () => {
  formService(answer).begin()
  openedAMinuteAgo('contact', { values: { name: 'Anna' } })
  const lead = leadOf('contact')
  lead.attach()
  lead.send({ url: '/forms/contact', payload: { name: 'Anna' }, pause: 0 })
  lead.detach()
  return () => lead.clear()
}

const meta = {
  component: LeadAnswer,
  parameters: { page: 'pricing', surface: 'limewash' },
} satisfies Meta<typeof LeadAnswer>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  beforeEach: () => openedAMinuteAgo('contact'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const NotSent: Story = {
  beforeEach: sentAndLeft('refuses'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your message could not be sent/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the form' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#contact-form$/),
    )
  },
}

export const Sent: Story = {
  beforeEach: sentAndLeft('accepts'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Message sent successfully/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  beforeEach: sentAndLeft('refuses'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zurück zum Formular' })).toBeVisible()
  },
}
