import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { loading } from '../../features/blog/copy.ts'
import { textsIn } from '../../testing/texts.ts'
import { seenIn } from '../../../.storybook/modes.ts'
import { blogDatabase, samplePosts } from '../../testing/blogDatabase.ts'
import { isWellFormed, pageMeta } from '../../testing/pageStories.ts'
import { Blog } from './Blog.tsx'
import { OutOfReach } from './Notice.tsx'

const everything = [...samplePosts('en'), ...samplePosts('de')]

const meta = {
  component: Blog,
  ...pageMeta('blog'),
  beforeEach: blogDatabase(everything),
} satisfies Meta<typeof Blog>
export default meta
type Story = StoryObj<typeof meta>

/** Posts in the page's language first, those in the other language below their own heading. */
export const English: Story = {
  parameters: seenIn('en 375', 'en 768', 'en 1280'),
  play: async (context) => {
    const own = await context.canvas.findByRole('region', { name: 'Articles' })
    await expect(within(own).getAllByRole('heading', { level: 3 })).toHaveLength(4)
    const others = context.canvas.getByRole('region', { name: 'In German' })
    await expect(within(others).getAllByRole('heading', { level: 3 })).toHaveLength(2)
    await isWellFormed(context)
  },
}
export const German: Story = {
  globals: { locale: 'de' },
  parameters: seenIn('de 375', 'de 768', 'de 1280'),
  play: async (context) => {
    await expect(await context.canvas.findByRole('region', { name: 'Auf Englisch' })).toBeVisible()
    await isWellFormed(context)
  },
}
export const Loading: Story = {
  beforeEach: blogDatabase(),
  play: async (context) => {
    await expect(context.canvas.getByText(textsIn('en')(loading.list))).toBeInTheDocument()
    await isWellFormed(context)
  },
}

/** No post in any language. */
export const Empty: Story = {
  beforeEach: blogDatabase([]),
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Coming Soon' })).toBeVisible()
    await isWellFormed(context)
  },
}

/** No post in this language: “Coming Soon” above the posts in the other one. */
export const OnlyTheOtherLanguage: Story = {
  beforeEach: blogDatabase(samplePosts('de')),
  play: async (context) => {
    const soon = await context.canvas.findByRole('heading', { name: 'Coming Soon' })
    const others = context.canvas.getByRole('region', { name: 'In German' })
    await expect(soon.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await isWellFormed(context)
  },
}

/** The database is unreachable after a client-side navigation. */
export const Failed: Story = {
  render: () => <OutOfReach />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Load the page again' })).toHaveAttribute('href', '/en/blog')
  },
}
