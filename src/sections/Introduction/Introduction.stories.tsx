import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { story } from '../../pages/About/copy.ts'
import { Introduction } from './Introduction.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = { component: Introduction, decorators: [siteTexts], args: story } satisfies Meta<typeof Introduction>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('The question nobody was there to ask')
    await expect(canvas.getAllByRole('paragraph').length).toBeGreaterThanOrEqual(story.paragraphs.length)
  },
}
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wie es begann')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
