import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { testimonials } from '../../content/testimonials.ts'
import { voices } from '../../pages/Home/copy.ts'
import { TestimonialCarousel } from './TestimonialCarousel.tsx'

const meta = { component: TestimonialCarousel, args: voices } satisfies Meta<typeof TestimonialCarousel>
export default meta
type Story = StoryObj<typeof meta>

const live = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')

export const English: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'What clients say' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(testimonials.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Next statement' }))
    await waitFor(() => expect(live(canvasElement)).toHaveTextContent('2 of 6'), { timeout: 5000 })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Was Kunden sagen' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Aussage' }))
    await waitFor(() => expect(live(canvasElement)).toHaveTextContent('6 von 6'), { timeout: 5000 })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
