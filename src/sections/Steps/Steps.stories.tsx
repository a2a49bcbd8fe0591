import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { process } from '../../pages/Services/copy.ts'
import { Steps } from './Steps.tsx'
import { textsIn } from '../../testing/texts.ts'

const meta = {
  component: Steps,
  parameters: { surface: 'limewash' },
  args: { items: process.steps },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    const text = textsIn('en')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(process.steps.length)
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(process.steps.map(({ title }) => text(title)))
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = textsIn('de')
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(process.steps.map(({ title }) => text(title)))
  },
}
