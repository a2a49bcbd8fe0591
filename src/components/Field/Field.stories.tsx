import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from './Field.tsx'
import { focused } from '../../../.storybook/modes.ts'

const meta = {
  component: Field,
  parameters: { surface: 'limewash' },
  args: { id: 'email', label: 'E-mail' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Input: Story = {
  args: { type: 'email', autoComplete: 'email' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(field, 'anna@example.com')
    await expect(field).toHaveValue('anna@example.com')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(field).not.toHaveAttribute('aria-describedby')
  },
}

/** `aria-describedby` connects the message to the field. */
export const WithError: Story = {
  args: { hint: 'We answer here within 24 hours.', error: 'Please enter a valid email address', defaultValue: 'anna@' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'We answer here within 24 hours. Please enter a valid email address',
    )
  },
}

export const Textarea: Story = {
  args: { as: 'textarea', id: 'message', label: 'Message', error: 'This is too long', rows: 3 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field.tagName).toBe('TEXTAREA')
    await expect(field).toHaveAccessibleDescription('This is too long')
  },
}

export const Select: Story = {
  args: {
    as: 'select',
    id: 'budget',
    label: 'Budget',
    error: 'Please select your budget range',
    children: ['', '€1M - €2M', '€2M - €4M'].map((range) => (
      <option key={range} value={range}>
        {range === '' ? 'Please choose' : range}
      </option>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Budget' })
    await expect(field).toHaveAccessibleDescription('Please select your budget range')
    await userEvent.selectOptions(field, '€2M - €4M')
    await expect(field).toHaveValue('€2M - €4M')
  },
}

export const ErrorOnAPhone: Story = { ...WithError, globals: { viewport: { value: 'phone' } } }

export const Focused: Story = { parameters: focused }
