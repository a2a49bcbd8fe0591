import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { seenIn } from '../../../../.storybook/modes.ts'
import { sampleText } from '../../../testing/blogDatabase.ts'
import { sanitiseArticle } from '../sanitiser/sanitiseArticle.ts'
import { ArticleBody } from './ArticleBody.tsx'

/** The args are strings because Storybook traverses them and must not reach the document. */
const Sanitised = ({ dirtyHtml }: { readonly dirtyHtml: string }) => (
  <ArticleBody {...sanitiseArticle(dirtyHtml, window)} />
)

const meta = {
  component: Sanitised,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { dirtyHtml: sampleText },
} satisfies Meta<typeof Sanitised>
export default meta
type Story = StoryObj<typeof meta>

export const EveryElement: Story = {
  args: {
    dirtyHtml: `${sampleText}<h3>A heading</h3><h4>A small heading</h4><p>Text with <code>code</code> and a line.<br>Another.</p><pre><code>a block of code</code></pre>`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What we ask for' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'our guide' })).toHaveAttribute('href', '/en/mallorca-guide')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** What an editor asks for by class: a picture, a result above its ledger, a note. */
export const ByClass: Story = {
  args: {
    dirtyHtml: `<div class="article-picture"><img class="article-opening" src="/articles/finca.jpg" alt="Model of a finca"><p>Finca, 1:100.</p></div>
<h2>An example</h2><p>Transfer tax is progressive: each rate applies to its own band of the price alone.</p>
<p class="article-note">Each region sets rates of its own.</p>
<p class="article-result"><span>Taxes and fees</span> <strong>€159,200–176,100</strong> <span>10.6–11.7% of the price</span></p>
<ul class="article-ledger"><li><span>Transfer tax</span> <strong>€150,000</strong></li><li><span>Notary</span> <strong>€800–1,500</strong></li>
<li class="article-total"><span>Cash needed, with the price</span> <strong>€1,659,200–1,676,100</strong></li></ul>`,
  },
  parameters: seenIn('en 375', 'en 1280'),
  play: async ({ canvas }) => {
    const ledger = await canvas.findByRole('list')
    const [label, sum] = within(ledger).getByText('Transfer tax').parentElement?.children ?? []
    await expect(label?.getBoundingClientRect().left).toBe(ledger.getBoundingClientRect().left)
    await expect(sum?.getBoundingClientRect().right).toBe(ledger.getBoundingClientRect().right)
  },
}

/** A picture that fails to load shows its alternative text. */
export const BrokenPicture: Story = {
  args: { dirtyHtml: '<p>Text.</p><img src="/there-is-none.jpg" alt="A house of marès with its door ajar">' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('A house of marès with its door ajar')).toBeVisible()
  },
}

/** Long German words are hyphenated at any width. */
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    dirtyHtml:
      '<h2>Grunderwerbsteuer und Grundbuchamt</h2><p>Die Grunderwerbsteuer (ITP) ist binnen 30 Tagen fällig.</p>',
  },
}
