import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loading } from '../../features/blog/copy.ts'
import { textsIn } from '../../testing/texts.ts'
import { seenIn } from '../../../.storybook/modes.ts'
import { blogDatabase, samplePosts } from '../../testing/blogDatabase.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { ArticleNotFound } from './ArticleNotFound.tsx'
import { BlogPost } from './BlogPost.tsx'

const meta = {
  component: BlogPost,
  parameters: { page: 'blogPost', path: '/en/blog/en-post-1' },
  beforeEach: blogDatabase([...samplePosts('en'), ...samplePosts('de')]),
} satisfies Meta<typeof BlogPost>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  parameters: seenIn('en 375', 'en 768', 'en 1280'),
  play: async (context) => {
    const { canvas } = context
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Why the land registry comes first' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What it is' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View more articles' })).toHaveAttribute('href', '/en/blog')
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact')
    await expect(await canvas.findByRole('navigation', { name: 'Also worth reading' })).toBeVisible()
    await isWellFormed(context)
  },
}
export const German: Story = {
  globals: { locale: 'de' },
  parameters: { path: '/de/blog/de-post-0', ...seenIn('de 375', 'de 768', 'de 1280') },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Was das Grundbuch verrät' }),
    ).toBeVisible()
    await expect(await context.canvas.findByRole('heading', { level: 2, name: 'What it is' })).toBeVisible()
    await isWellFormed(context)
  },
}
/** The article alone: no table of contents, no related posts. */
export const OnPaper: Story = {
  parameters: seenIn('en print'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What it is' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: blogDatabase(),
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent(textsIn('en')(loading.post))
    await isWellFormed(context)
  },
}

export const NotFound: Story = {
  parameters: { path: '/en/blog/no-such-post' },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the articles' })).toHaveAttribute('href', '/en/blog')
    await isWellFormed(context)
  },
}

const failure = { retry: fn(), isRetrying: false }
const notices = {
  en: { locale: 'en', missing: 'It does not exist.', unreachable: 'It could not be reached.', retry: 'Try again' },
  de: { locale: 'de', missing: 'Gibt es nicht.', unreachable: 'Nicht erreichbar.', retry: 'Noch einmal' },
} as const

/** The database did not answer. */
export const Unreachable: Story = {
  render: () => <ArticleNotFound notices={notices.en} failure={failure} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(notices.en.unreachable)
    await userEvent.click(canvas.getByRole('button', { name: notices.en.retry }))
    await expect(failure.retry).toHaveBeenCalledOnce()
    await isWellFormed(context)
  },
}

/** After a redirect from a German URL, the notice on the English page is in German. */
export const UnreachableForAGermanReader: Story = {
  render: () => <ArticleNotFound notices={notices.de} failure={{ ...failure, isRetrying: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').closest('[lang]')).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('button', { name: notices.de.retry })).toHaveAttribute('aria-disabled', 'true')
  },
}
