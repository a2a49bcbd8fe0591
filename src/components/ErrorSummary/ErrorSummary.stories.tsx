import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  component: ErrorSummary,
  parameters: { surface: 'limewash' },
  args: {
    errors: [
      { id: 'name', message: 'Name is required' },
      { id: 'email', message: 'Please enter a valid email address' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Field id="name" label="Name" error="Name is required" />
        <Field id="email" label="Email" error="Please enter a valid email address" defaultValue="anna@" />
      </>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/** A link focuses its field without adding a history entry. */
export const TwoErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid email address' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(location.hash).toBe('')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
