import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { LuxuryVillas } from './LuxuryVillas.tsx'

const meta = {
  component: LuxuryVillas,
  ...pageMeta('luxuryVillas'),
} satisfies Meta<typeof LuxuryVillas>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
