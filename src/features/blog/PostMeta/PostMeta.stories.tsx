import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PostMeta } from './PostMeta.tsx'

const meta = {
  component: PostMeta,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { locale: 'en', createdAt: '2026-10-02T09:00:00+00:00', words: 1500 },
} satisfies Meta<typeof PostMeta>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('October 2, 2026')).toHaveAttribute('datetime', '2026-10-02T09:00:00+00:00')
    await expect(canvas.getByText('7-minute read')).toBeVisible()
    await expect(canvas.queryByText('English')).not.toBeInTheDocument()
  },
}

/** A post's own page names its language. */
export const OnThePost: Story = {
  args: { namesLanguage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('English')).toBeInTheDocument()
  },
}

/** The badge shows the post's language; the date is in the reader's. */
export const GermanReader: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2. Oktober 2026')).toBeVisible()
    await expect(canvas.getByText('English')).toHaveAttribute('lang', 'en')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
