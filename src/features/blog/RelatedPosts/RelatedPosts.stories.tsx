import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePosts } from '../../../testing/blogDatabase.ts'
import { RelatedPosts } from './RelatedPosts.tsx'
import { siteTexts } from '../../../testing/SiteTexts.tsx'

const [newer, older, ...related] = samplePosts('en')

const meta = {
  component: RelatedPosts,
  decorators: [siteTexts],
  parameters: { page: 'blog', surface: 'limewash' },
  args: { newer, older, related },
} satisfies Meta<typeof RelatedPosts>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Newer/ })).toHaveAttribute('href', '/en/blog/en-post-0')
    await expect(canvas.getByRole('link', { name: /^Older/ })).toHaveAttribute('href', '/en/blog/en-post-1')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Also worth reading' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
/** A single neighbor takes the whole line. */
export const NewestPost: Story = {
  args: { newer: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(canvas.getByRole('link', { name: /^Older/ }).getBoundingClientRect().width).toBe(line.width)
  },
}
/** A single related post is a line as wide as the page. */
export const OneRelated: Story = {
  args: { related: related.slice(0, 1) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem').getBoundingClientRect()
    await expect(line.width).toBe(canvas.getByRole('navigation').getBoundingClientRect().width)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnlyPost: Story = {
  args: { newer: undefined, older: undefined, related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
