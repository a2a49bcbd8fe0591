import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { About } from './About.tsx'

const meta = {
  component: About,
  parameters: pageParameters('about'),
  play: isWellFormed,
} satisfies Meta<typeof About>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
