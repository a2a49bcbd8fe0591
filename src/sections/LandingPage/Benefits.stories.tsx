import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { litDoor } from '../../content/pictures/litDoor.ts'
import { benefits } from '../../pages/BuyProperty/copy.ts'
import { BenefitsBeside, BenefitsGrid, BenefitsLedger } from './Benefits.tsx'

const meta = {
  component: BenefitsGrid,
  parameters: { page: 'buyProperty' },
  args: { ...benefits, columns: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.items.length)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.items.length)
  },
} satisfies Meta<typeof BenefitsGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {}
export const GridOfTwo: Story = { args: { columns: 2, tone: 'plaster' } }
export const Ledger: Story = {
  render: ({ label, title, items }) => <BenefitsLedger label={label} title={title} items={items} />,
}
export const Beside: Story = {
  render: ({ label, title, items }) => <BenefitsBeside label={label} title={title} items={items} picture={litDoor} />,
}
export const BesideOnAPhone: Story = { ...Beside, globals: { viewport: { value: 'phone' } } }
