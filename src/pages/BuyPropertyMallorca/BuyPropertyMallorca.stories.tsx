import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { BuyPropertyMallorca } from './BuyPropertyMallorca.tsx'

const meta = {
  component: BuyPropertyMallorca,
  parameters: pageParameters('buyProperty'),
  play: isWellFormed,
} satisfies Meta<typeof BuyPropertyMallorca>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
