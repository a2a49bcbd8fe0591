import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { unpictured } from '../../../.storybook/modes.ts'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { FormActions, FormRow, LeadForm } from './LeadForm.tsx'

/** An empty ref: Storybook traverses the args and must not reach the document through them. */
const emptyRef = {
  get current(): HTMLFormElement | null {
    return null
  },
  set current(_) {},
}
const state = {
  id: 'contact',
  ref: emptyRef,
  onSubmit: fn((event: React.FormEvent) => event.preventDefault()),
  onInput: fn(),
  isRestored: false,
  discard: fn(),
}

const meta = {
  component: LeadForm,
  parameters: { surface: 'limewash' },
  args: {
    state,
    name: 'Consultation request',
    honeypotLabel: 'Leave this field empty',
    restoredText: 'We have put back what you typed earlier.',
    discardLabel: 'Clear the form',
    withoutScript: 'This form needs JavaScript.',
    children: (
      <>
        <Field id="name" name="name" label="Name" required />
        <Button type="submit">Send message</Button>
      </>
    ),
  },
} satisfies Meta<typeof LeadForm>
export default meta
type Story = StoryObj<typeof meta>

/** The browser's validation messages are off, and the honeypot is hidden from visitors. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Consultation request' })).toHaveAttribute('novalidate')
    await expect(canvas.getByLabelText('Leave this field empty')).toHaveAttribute('tabindex', '-1')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna')
    await expect(state.onInput).toHaveBeenCalledTimes(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(state.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Restored: Story = {
  args: { state: { ...state, isRestored: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We have put back what you typed earlier.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }))
    await expect(state.discard).toHaveBeenCalledOnce()
  },
}

export const RestoredOnAPhone: Story = { ...Restored, globals: { viewport: { value: 'phone' } } }

/** The snapshots of the site's forms already cover the rows. */
export const TwoFieldsInARow: Story = {
  parameters: unpictured,
  args: {
    children: (
      <>
        <FormRow>
          <Field id="name" name="name" label="Name" required />
          <Field id="email" name="email" label="Email" required />
        </FormRow>
        <FormActions>
          <Button type="submit">Send message</Button>
        </FormActions>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [name, email] = [
      canvas.getByRole('textbox', { name: 'Name' }),
      canvas.getByRole('textbox', { name: 'Email' }),
    ]
    await expect(name.getBoundingClientRect().top).toBe(email.getBoundingClientRect().top)
  },
}
