import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hero, next } from '../../pages/AiSearch/copy.ts'
import { SectionHead } from './SectionHead.tsx'

const meta = {
  component: SectionHead,
  parameters: { page: 'aiSearch', surface: 'limewash' },
  args: { title: next.title },
} satisfies Meta<typeof SectionHead>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  },
}
export const German: Story = { globals: { locale: 'de' } }
export const WithText: Story = { args: { text: hero.lead } }
export const Spread: Story = { args: { text: hero.lead, layout: 'spread' } }
export const SpreadOnAPhone: Story = { ...Spread, globals: { viewport: { value: 'phone' } } }
