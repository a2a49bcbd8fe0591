import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  parameters: { surface: 'limewash' },
  args: {
    label: 'Breadcrumbs',
    items: [
      { label: 'Home', href: '/en' },
      { label: 'Services', href: '/en/services' },
      { label: 'Property search', href: '/en/services/ai-search' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    const links = trail.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en', '/en/services'])
    await expect(trail.getByText('Property search')).toHaveAttribute('aria-current', 'page')
    for (const link of links) await expect(link).not.toHaveAttribute('aria-current')
  },
}

export const TwoLevels: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/de' },
      { label: 'Mallorca-Ratgeber', href: '/de/mallorca-ratgeber' },
    ],
  },
  globals: { locale: 'de' },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
