import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emailHref } from '../../content/companyContact.ts'
import { LandingFooter } from './LandingFooter.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = { component: LandingFooter, decorators: [siteTexts], parameters: { page: 'luxuryVillas' } } satisfies Meta<
  typeof LandingFooter
>
export default meta
type Story = StoryObj<typeof meta>

/** E-mail, privacy and legal notice, without links to the rest of the site. */
export const English: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/en', emailHref, '/en/legal-notice', '/en/data-privacy'])
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
