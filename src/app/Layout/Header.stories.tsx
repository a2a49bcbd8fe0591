import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { companyContact, telephoneHref } from '../../content/companyContact.ts'
import { returningVisitor } from '../../testing/visitor.ts'
import { Header } from './Header.tsx'

const meta = {
  component: Header,
  parameters: { page: 'pricing' },
  beforeEach: returningVisitor,
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas, step }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main navigation' }))
    await step('the current page is marked, and only that', async () => {
      const current = navigation.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
      await expect(current.map(({ textContent }) => textContent)).toEqual(['Pricing'])
    })
    await step('every page of the navigation has its link', async () => {
      await expect(navigation.getAllByRole('link')).toHaveLength(8)
      await expect(navigation.getByRole('link', { name: 'Mallorca guide' })).toHaveAttribute(
        'href',
        '/en/mallorca-guide',
      )
    })
    await step('phone, e-mail and the scheduling page', async () => {
      await expect(canvas.getByRole('link', { name: companyContact.phone })).toHaveAttribute('href', telephoneHref)
      await expect(canvas.getByRole('link', { name: /Schedule consultation/ })).toHaveAttribute('target', '_blank')
      await expect(canvas.getByRole('link', { name: `${companyContact.longName}, to the homepage` })).toHaveAttribute(
        'href',
        '/en',
      )
    })
  },
}

/** A page below one of the navigation marks that one. */
export const BelowAPage: Story = {
  parameters: { page: 'aiSearch' },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main navigation' }))
    await expect(navigation.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
    await expect(navigation.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' }))
    await expect(navigation.getByRole('link', { name: 'Preise' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/de/preise')
    await expect(document.documentElement.lang).toBe('de')
  },
}

/** Below the blog, the blog is current. */
export const BlogPost: Story = {
  parameters: { path: '/en/blog/notes-on-the-arras' },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main navigation' }))
    await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Schedule consultation/ })).toBeVisible()
  },
}

/** Narrow screens show the navigation in the menu. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument()
  },
}

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
