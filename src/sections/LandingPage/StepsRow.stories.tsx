import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { steps } from '../../pages/BuyProperty/copy.ts'
import { StepsRow } from './StepsRow.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: StepsRow,
  decorators: [siteTexts],
  parameters: { page: 'buyProperty' },
  args: steps,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(steps.items.length)
  },
} satisfies Meta<typeof StepsRow>
export default meta
type Story = StoryObj<typeof meta>

export const Limewash: Story = {}
export const Plaster: Story = { args: { tone: 'plaster' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
