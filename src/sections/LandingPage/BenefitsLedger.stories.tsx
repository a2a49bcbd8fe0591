import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { benefits } from '../../pages/LuxuryVillas/copy.ts'
import { BenefitsLedger } from './BenefitsLedger.tsx'

const meta = {
  component: BenefitsLedger,
  parameters: { page: 'luxuryVillas' },
  args: benefits,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.items.length)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.items.length)
  },
} satisfies Meta<typeof BenefitsLedger>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
