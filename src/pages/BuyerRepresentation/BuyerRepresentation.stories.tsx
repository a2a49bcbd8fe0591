import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { BuyerRepresentation } from './BuyerRepresentation.tsx'

const meta = {
  component: BuyerRepresentation,
  parameters: pageParameters('buyerRepresentation'),
  play: isWellFormed,
} satisfies Meta<typeof BuyerRepresentation>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
