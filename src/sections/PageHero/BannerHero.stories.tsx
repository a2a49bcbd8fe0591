import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { finca } from '../../content/pictures/finca.ts'
import { taxStair } from '../../content/pictures/taxStair.ts'
import { hero } from '../../pages/LegalNotice/copy.ts'
import { BannerHero } from './BannerHero.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: BannerHero,
  decorators: [siteTexts],
  parameters: { page: 'legalNotice' },
  args: { label: hero.label, title: hero.title, lead: hero.lead, picture: finca, width: 'across' },
} satisfies Meta<typeof BannerHero>
export default meta
type Story = StoryObj<typeof meta>

/** The picture is the priority picture of the page. */
export const Across: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /stone finca/ })).toHaveAttribute('loading', 'eager')
  },
}

/** As wide as the column of texts, with a caption of its own. */
export const Content: Story = {
  args: { picture: taxStair, width: 'column' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The transfer tax to scale/)).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
