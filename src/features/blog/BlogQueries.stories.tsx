import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blogDatabase, samplePosts } from '../../testing/blogDatabase.ts'
import { BlogQueries } from './BlogQueries.tsx'
import { useListPage } from './useBlog.ts'

function Titles() {
  const reading = useListPage('en', 1)
  if (reading.state !== 'found') return <p>{reading.state}</p>
  return (
    <ul>
      {reading.data.posts.map(({ slug, title }) => (
        <li key={slug}>{title}</li>
      ))}
    </ul>
  )
}

/** The query cache of the blog pages. */
const meta = {
  component: BlogQueries,
  parameters: { page: 'blog', surface: 'limewash', chromatic: { disableSnapshot: true } },
  args: { children: <Titles /> },
} satisfies Meta<typeof BlogQueries>
export default meta
type Story = StoryObj<typeof meta>

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  beforeEach: blogDatabase(samplePosts('en')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(samplePosts('en').length)
  },
}
