import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePosts } from '../../../testing/blogDatabase.ts'
import { RelatedPosts } from './RelatedPosts.tsx'

const meta = {
  component: RelatedPosts,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { posts: samplePosts('en').slice(0, 2) },
} satisfies Meta<typeof RelatedPosts>
export default meta
type Story = StoryObj<typeof meta>

export const TwoTitles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Also worth reading' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/en/blog/en-post-0')
    await expect(second).toHaveAttribute('href', '/en/blog/en-post-1')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnlyPost: Story = {
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
export const German: Story = { args: { posts: samplePosts('de').slice(0, 2) }, globals: { locale: 'de' } }
