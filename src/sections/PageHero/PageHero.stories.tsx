import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hero as privacy } from '../../pages/DataPrivacy/copy.ts'
import { hero } from '../../pages/LegalNotice/copy.ts'
import { PageHero } from './PageHero.tsx'

const meta = {
  component: PageHero,
  parameters: { page: 'legalNotice' },
  args: { label: hero.label, title: hero.title, lead: privacy.lead },
} satisfies Meta<typeof PageHero>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible()
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
    await expect(trail.getByText('Legal notice', { selector: '[aria-current]' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation'))
    await expect(trail.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de')
    await expect(trail.getByText('Impressum', { selector: '[aria-current]' })).toHaveAttribute('aria-current', 'page')
  },
}

/** A page two levels down. */
export const ServicePage: Story = {
  parameters: { page: 'aiSearch' },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en', '/en/services'])
  },
}

/** An unknown URL has no breadcrumbs. */
export const UnknownAddress: Story = {
  parameters: { page: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const TitleOnly: Story = { args: { title: hero.title }, render: ({ title }) => <PageHero title={title} /> }
