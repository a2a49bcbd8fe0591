import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { MallorcaLuxuryVillas } from './MallorcaLuxuryVillas.tsx'

const meta = {
  component: MallorcaLuxuryVillas,
  parameters: pageParameters('luxuryVillas'),
  play: isWellFormed,
} satisfies Meta<typeof MallorcaLuxuryVillas>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
