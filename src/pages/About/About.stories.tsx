import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { About } from './About.tsx'

const meta = {
  component: About,
  ...pageMeta('about'),
} satisfies Meta<typeof About>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const German: Story = { globals: { locale: 'de' }, parameters: seenIn('de 375', 'de 768', 'de 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
