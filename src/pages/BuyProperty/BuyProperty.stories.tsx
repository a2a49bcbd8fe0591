import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { BuyProperty } from './BuyProperty.tsx'

const meta = {
  component: BuyProperty,
  ...pageMeta('buyProperty'),
} satisfies Meta<typeof BuyProperty>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
