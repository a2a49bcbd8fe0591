import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Blog } from './Blog.tsx'

const meta = {
  component: Blog,
  parameters: pageParameters('blog'),
  play: isWellFormed,
} satisfies Meta<typeof Blog>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
