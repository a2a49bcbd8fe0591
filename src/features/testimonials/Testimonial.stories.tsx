import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testimonials, type Testimonial as Data } from '../../content/testimonials.ts'
import { Testimonial } from './Testimonial.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: Testimonial,
  decorators: [siteTexts],
  parameters: { surface: 'limewash' },
  args: { data: testimonials[0] as Data },
} satisfies Meta<typeof Testimonial>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^“They talked us out of two houses .*third\.”$/)
    await expect(canvas.getByText('Couple from Connecticut, USA')).toBeVisible()
    await expect(canvas.getByText(/Villa in the southwest, Port d’Andratx/)).toBeVisible()
  },
}

/** German quotation marks around German words. */
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^„Zwei Häuser .*“$/)
    await expect(canvas.getByText('Ehepaar aus Connecticut, USA')).toBeVisible()
  },
}

export const Long: Story = { args: { data: testimonials[3] as Data } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
