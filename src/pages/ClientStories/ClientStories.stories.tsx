import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { ClientStories } from './ClientStories.tsx'

const meta = {
  component: ClientStories,
  parameters: pageParameters('stories'),
  play: isWellFormed,
} satisfies Meta<typeof ClientStories>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
