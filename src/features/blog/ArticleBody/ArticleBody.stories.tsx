import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../../testing/blogDatabase.ts'
import { ArticleBody } from './ArticleBody.tsx'

const meta = {
  component: ArticleBody,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { html: sampleText },
} satisfies Meta<typeof ArticleBody>
export default meta
type Story = StoryObj<typeof meta>

export const EveryElement: Story = {
  args: {
    html: `${sampleText}<h3>A heading</h3><h4>A small heading</h4><p>Text with <code>code</code> and a line.<br>Another.</p><pre><code>a block of code</code></pre>`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What we ask for' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'our guide' })).toHaveAttribute('href', '/en/mallorca-guide')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A picture that does not come leaves its description. */
export const BrokenPicture: Story = {
  args: { html: '<p>Text.</p><img src="/there-is-none.jpg" alt="A house of marès with its door ajar">' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('A house of marès with its door ajar')).toBeVisible()
  },
}

/** Long German words are hyphenated, whatever the width. */
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    html: '<h2>Grunderwerbsteuer und Grundbuchamt</h2><p>Die Grunderwerbsteuer (ITP) ist binnen 30 Tagen fällig.</p>',
  },
}
