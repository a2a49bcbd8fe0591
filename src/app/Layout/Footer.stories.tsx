import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Footer } from './Footer.tsx'

const meta = { component: Footer } satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }))
    await expect(pages.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/en/blog')
    const searches = within(canvas.getByRole('navigation', { name: 'What people look for' }))
    await expect(searches.getAllByRole('link')).toHaveLength(4)
    const legal = within(canvas.getByRole('navigation', { name: 'Legal' }))
    await expect(legal.getByRole('link', { name: 'Legal notice' })).toHaveAttribute('href', '/en/legal-notice')
    await expect(legal.getByRole('link', { name: 'Data privacy' })).toHaveAttribute('href', '/en/data-privacy')
    await expect(canvas.getByText(/© 2026 Roqueta Private Advisory/)).toBeVisible()
    await expect(canvas.getByText(/tax ID B00000000/)).toBeVisible()
  },
}

/** The blog and the landing pages are linked from the English footer only. */
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }))
    await expect(pages.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2)
    await expect(pages.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/de/preise')
    await expect(canvas.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/de/impressum')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } }
