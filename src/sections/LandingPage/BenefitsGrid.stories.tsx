import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { benefits } from '../../pages/InvestmentProperties/copy.ts'
import { BenefitsGrid } from './BenefitsGrid.tsx'

const meta = {
  component: BenefitsGrid,
  parameters: { page: 'investmentProperties' },
  args: benefits,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.items.length)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.items.length)
  },
} satisfies Meta<typeof BenefitsGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { args: { tone: 'plaster' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
