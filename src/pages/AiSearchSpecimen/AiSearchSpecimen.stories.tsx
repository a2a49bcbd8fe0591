import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../../.storybook/modes.ts'
import { isWellFormed, pageMeta } from '../../testing/pageStories.ts'
import { AiSearchSpecimen } from './AiSearchSpecimen.tsx'

const meta = {
  component: AiSearchSpecimen,
  ...pageMeta('aiSearchSpecimen'),
} satisfies Meta<typeof AiSearchSpecimen>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  parameters: seenIn('en 768', 'en 1280', 'en print'),
  play: async ({ canvas, canvasElement }) => {
    await isWellFormed({ canvasElement })
    const drawings = canvas.getAllByRole('img').filter((image) => image instanceof SVGElement)
    await expect(drawings).toHaveLength(5)
    for (const drawing of drawings) {
      await expect(drawing).toHaveAccessibleName()
      await expect(drawing).toHaveAccessibleDescription()
    }
  },
}
export const German: Story = { globals: { locale: 'de' }, parameters: seenIn('de 375', 'de 768', 'de 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
