import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FirstTestimonials } from './FirstTestimonials.tsx'

const meta = {
  component: FirstTestimonials,
  parameters: { page: 'about', surface: 'limewash' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(3)
    await expect(canvas.getAllByRole('blockquote')).toHaveLength(3)
  },
} satisfies Meta<typeof FirstTestimonials>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const GermanOnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
