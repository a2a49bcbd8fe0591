import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { unpictured } from '../../../.storybook/modes.ts'
import { formService, openedAMinuteAgo } from '../../testing/formService.ts'
import { enquiry } from './enquiry.ts'
import { LeadForm } from './LeadForm.tsx'

const anna = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '+49 30 23125 042',
  budgetRange: '€2M - €4M',
}
const atTheSecondStep = () => openedAMinuteAgo('enquiry', { values: anna, step: 1 })

/** The landing pages, and with them this form, are in English only. */
const meta = {
  component: LeadForm,
  args: { form: enquiry },
  parameters: { page: 'luxuryVillas', surface: 'limewash' },
  decorators: [
    (Story) => (
      <>
        <h2 className="visually-hidden">Your search</h2>
        <Story />
      </>
    ),
  ],
  beforeEach: () => openedAMinuteAgo('enquiry'),
} satisfies Meta<typeof LeadForm>
export default meta
type Story = StoryObj<typeof meta>

export const FirstStep: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('fill in who asks', async () => {
      await expect(canvas.getByRole('heading', { name: 'You and your budget' })).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), anna.firstName)
      await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), anna.lastName)
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), anna.email)
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), anna.phone)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Budget range' }), anna.budgetRange)
      await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    })
    await step('the second step takes the focus, and back leads the way back', async () => {
      await expect(canvas.getByText('Step 2 of 2')).toBeVisible()
      await waitFor(() => expect(canvas.getByText('Step 2 of 2').closest('legend')).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue(anna.firstName)
    })
  },
}

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5 fields need another look')
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    const messages = {
      'First name': /First name is required/,
      'Last name': /Last name is required/,
      Email: /Email is required/,
      Phone: /Phone number is required/,
      'Budget range': /Please select your budget range/,
    }
    for (const [name, message] of Object.entries(messages)) {
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(message)
      await expect(canvas.getByLabelText(name)).toBeInvalid()
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Phone number is required' }))
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
  },
}

/** Every field is optional. The first step was restored from the draft. */
export const SecondStep: Story = {
  beforeEach: atTheSecondStep,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'The house and your plans' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear the form' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Traditional finca' }))
    await expect(canvas.getByRole('group', { name: /^Property type ?\(optional\)$/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Traditional finca' })).toBeChecked()
  },
}

export const Sending: Story = {
  beforeEach: () => {
    atTheSecondStep()
    formService('never').begin()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const accepting = formService('accepts')

/** Empty fields are sent with the service's value for empty fields. */
export const Sent: Story = {
  beforeEach: () => {
    atTheSecondStep()
    accepting.begin()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Timeline/ }), 'Within 3 months')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(accepting.received).toHaveBeenCalledOnce())
    await expect(accepting.received).toHaveBeenCalledWith(
      expect.objectContaining({ ...anna, timeline: expect.stringMatching(/3 months/i), goals: 'Not specified' }),
    )
  },
}

/** What is asked at the button of a step goes with the step. */
export const AskedAgainAndBack: Story = {
  parameters: unpictured,
  beforeEach: atTheSecondStep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Leave this field empty'), 'Anna')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/press the button again/)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next step' })).toBeVisible())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    atTheSecondStep()
    formService('refuses').begin()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Failed to submit form/)
    await expect(canvas.getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
      'href',
      expect.stringContaining('Anna'),
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
