import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { testimonials, type Testimonial as Data } from '../../content/testimonials.ts'
import { Testimonial } from './Testimonial.tsx'

const [data] = testimonials as [Data]

const meta = {
  component: Testimonial,
  parameters: { surface: 'limewash' },
  args: { data },
} satisfies Meta<typeof Testimonial>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(`“${text(data.quote)}”`)
    await expect(canvas.getByText(text(data.author))).toBeVisible()
    await expect(canvas.getByText(`${text(data.property)}, ${text(data.location)}`)).toBeVisible()
  },
}

/** German quotation marks around German words. */
export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(`„${german(data.quote)}“`)
    await expect(canvas.getByText(german(data.author))).toBeVisible()
  },
}

const longest = testimonials.reduce((one, other) => (text(other.quote).length > text(one.quote).length ? other : one))
export const Long: Story = { args: { data: longest } }
