import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Pricing } from './Pricing.tsx'

const meta = {
  component: Pricing,
  parameters: pageParameters('pricing'),
  play: isWellFormed,
} satisfies Meta<typeof Pricing>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
