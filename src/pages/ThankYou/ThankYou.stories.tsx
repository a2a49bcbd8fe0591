import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { ThankYou } from './ThankYou.tsx'

const meta = {
  component: ThankYou,
  parameters: pageParameters('thankYou'),
  play: isWellFormed,
} satisfies Meta<typeof ThankYou>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
