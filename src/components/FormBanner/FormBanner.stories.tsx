import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormBanner } from './FormBanner.tsx'

const meta = { component: FormBanner, parameters: { surface: 'limewash' } } satisfies Meta<typeof FormBanner>
export default meta
type Story = StoryObj<typeof meta>

/** The live region is in the page before it has a message. */
export const Silent: Story = {
  args: { content: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Only the headline is announced. */
export const Failure: Story = {
  args: {
    content: {
      tone: 'error',
      text: 'Something went wrong. Please try again or contact us directly.',
      details: <p>Or send the same text another way:</p>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Something went wrong. Please try again or contact us directly.$/,
    )
    await expect(canvas.getByText('Or send the same text another way:')).toBeVisible()
  },
}

export const Success: Story = {
  args: { content: { tone: 'success', text: "Message sent successfully! We'll respond within 24 hours." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Message sent successfully!/)
  },
}

export const Notice: Story = {
  args: { content: { tone: 'notice', text: 'You are not connected to the internet at the moment.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const FailureOnAPhone: Story = { ...Failure, globals: { viewport: { value: 'phone' } } }
