import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePosts } from '../../../testing/blogDatabase.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { villa } from '../../../content/pictures/villa.ts'
import { PostCard } from './PostCard.tsx'

const [english] = samplePosts('en')
const [german] = samplePosts('de')
if (!english || !german) throw new Error('The sample has posts of both languages.')

const meta = {
  component: PostCard,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { post: english },
  render: (args) => (
    <ul>
      <PostCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof PostCard>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: english.title })).toHaveAttribute('href', '/en/blog/en-post-0')
    await expect(canvas.getByRole('link', { name: `Read full article ${english.title}` })).toBeVisible()
    await expect(getComputedStyle(canvas.getByText(english.description)).webkitLineClamp).toBe('3')
  },
}
const picture = <Picture source={villa.source} alt="Model of a villa" sizes="50vw" />
export const Lead: Story = {
  args: { layout: 'opening', picture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Model of a villa' })).toBeVisible()
  },
}
export const RowWithPicture: Story = { args: { picture } }
export const RowOnAPhone: Story = { args: { picture }, globals: { viewport: { value: 'phone' } } }
export const OnAPhone: Story = { args: { layout: 'opening', picture }, globals: { viewport: { value: 'phone' } } }

export const RowWithoutPictureOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The whole card links to its post. */
export const AllOfIt: Story = {
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('listitem').getBoundingClientRect()
    const target = document.elementFromPoint(left + width / 2, top + height - 4)
    await expect(target?.closest('a')).toHaveAttribute('href', '/en/blog/en-post-0')
  },
}

/** A German post on the English page links to the German address. */
export const OfTheOtherLanguage: Story = {
  args: { post: german },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(german.description).parentElement).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('link', { name: german.title })).toHaveAttribute('href', '/de/blog/de-post-0')
  },
}
export const German: Story = { args: { post: german }, globals: { locale: 'de' } }
