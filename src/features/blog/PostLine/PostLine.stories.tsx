import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePosts } from '../../../testing/blogDatabase.ts'
import { PostLine } from './PostLine.tsx'

const [english] = samplePosts('en')
const [german] = samplePosts('de')
if (english === undefined || german === undefined) throw new Error('The stories need a sample post of each language.')

const meta = {
  component: PostLine,
  parameters: { page: 'blog', surface: 'plaster' },
  args: { post: german },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PostLine>
export default meta
type Story = StoryObj<typeof meta>

/** A German post on the English page: its title in its language, which a badge names; its date in the reader's. */
export const OfTheOtherLanguage: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: german.title })
    await expect(link).toHaveAttribute('href', '/de/blog/de-post-0')
    await expect(link).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('time')).toHaveTextContent('October 2, 2026')
    await expect(canvas.getByText('de')).toBeVisible()
  },
}
export const German: Story = { args: { post: english }, globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
