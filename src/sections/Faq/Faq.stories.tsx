import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { faq } from '../../pages/Pricing/copy.ts'
import { Faq } from './Faq.tsx'

const meta = {
  component: Faq,
  args: { title: faq.title, entries: faq.entries },
  parameters: { page: 'pricing' },
} satisfies Meta<typeof Faq>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const questions = canvas.getAllByRole('button')
    await step('every answer is in the page', async () => {
      await expect(questions).toHaveLength(faq.entries.length)
    })
    await step('a question opens its answer, whose links lead to pages', async () => {
      const last = questions.at(-1) as HTMLElement
      await userEvent.click(last)
      await expect(last).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByRole('link', { name: 'Mallorca guide' })).toHaveAttribute('href', '/en/mallorca-guide')
    })
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/de/mallorca-ratgeber')
  },
}

export const OnPlaster: Story = { args: { tone: 'plaster' } }
