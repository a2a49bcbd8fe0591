import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { litDoor } from '../../content/pictures/litDoor.ts'
import { benefits } from '../../pages/InvestmentHomes/copy.ts'
import { BenefitsBeside } from './BenefitsBeside.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: BenefitsBeside,
  decorators: [siteTexts],
  parameters: { page: 'investmentHomes' },
  args: { ...benefits, picture: litDoor },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.items.length)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.items.length)
  },
} satisfies Meta<typeof BenefitsBeside>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
