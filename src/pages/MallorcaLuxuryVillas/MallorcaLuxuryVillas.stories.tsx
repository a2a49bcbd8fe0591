import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { MallorcaLuxuryVillas } from './MallorcaLuxuryVillas.tsx'

const meta = {
  component: MallorcaLuxuryVillas,
  parameters: pageParameters('luxuryVillas'),
  play: isWellFormed,
} satisfies Meta<typeof MallorcaLuxuryVillas>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
