import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../../testing/texts.ts'
import { loading } from '../copy.ts'
import { ListSkeleton, PostSkeleton } from './Skeleton.tsx'

const meta = {
  component: ListSkeleton,
  parameters: { page: 'blog', surface: 'limewash' },
} satisfies Meta<typeof ListSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsIn('en')(loading.list))
    await expect(canvasElement.querySelectorAll('[data-skeleton] > li')).toHaveLength(3)
  },
}
export const Post: Story = {
  render: () => <PostSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsIn('en')(loading.post))
  },
}
export const GermanOnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
