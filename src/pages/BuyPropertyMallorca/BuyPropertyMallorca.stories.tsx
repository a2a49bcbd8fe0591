import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { BuyPropertyMallorca } from './BuyPropertyMallorca.tsx'

const meta = {
  component: BuyPropertyMallorca,
  parameters: pageParameters('buyProperty'),
  play: isWellFormed,
} satisfies Meta<typeof BuyPropertyMallorca>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
