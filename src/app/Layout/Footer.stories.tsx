import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { company } from '../../content/company.ts'
import { emailHref } from '../../content/companyContact.ts'
import { morePages } from '../../content/navigation.ts'
import { Footer } from './Footer.tsx'
import { focused } from '../../../.storybook/modes.ts'

const meta = { component: Footer, parameters: { page: 'about' } } satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

/** Links to six other pages, without the current one. */
export const English: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
    await expect(pages.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services',
      'Mallorca guide',
      'Client stories',
      'Pricing',
      'Contact',
    ])
    await expect(pages[1]).toHaveAttribute('href', '/en/services')
    const more = within(canvas.getByRole('navigation', { name: 'More on Mallorca' }))
    await expect(more.getAllByRole('link')).toHaveLength(morePages.en.length)
    await expect(more.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/en/blog')
    const legal = within(canvas.getByRole('navigation', { name: 'Legal' }))
    await expect(legal.getByRole('link', { name: 'Legal notice' })).toHaveAttribute('href', '/en/legal-notice')
    await expect(legal.getByRole('link', { name: 'Data privacy' })).toHaveAttribute('href', '/en/data-privacy')
    await expect(canvas.getByText(new RegExp(`© 2026 ${company.longName}`))).toBeVisible()
    await expect(canvas.getByText(new RegExp(`tax ID ${company.taxId}`))).toBeVisible()
  },
}

/** The blog and the landing pages are linked from the English footer only. */
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }))
    await expect(pages.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2)
    await expect(pages.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/de/preise')
    await expect(canvas.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/de/impressum')
  },
}

/** A page whose six links do not include the contact page has it below the telephone number. */
export const OfAService: Story = {
  parameters: { page: 'aiSearch' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Contact' })).toHaveLength(1)
  },
}

/** E-mail, privacy and legal notice, without links to the rest of the site. */
export const OfALandingPage: Story = {
  parameters: { page: 'luxuryVillas' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/en', emailHref, '/en/legal-notice', '/en/data-privacy'])
  },
}
export const OfALandingPageOnAPhone: Story = { ...OfALandingPage, globals: { viewport: { value: 'phone' } } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
export const Focused: Story = { parameters: focused }
