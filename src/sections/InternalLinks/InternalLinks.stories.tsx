import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { InternalLinks } from './InternalLinks.tsx'

const meta = { component: InternalLinks, parameters: { page: 'about' } } satisfies Meta<typeof InternalLinks>
export default meta
type Story = StoryObj<typeof meta>

/** Links to six other pages, without the current one. */
export const English: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Read on' })).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services',
      'Mallorca guide',
      'Client stories',
      'Pricing',
      'Contact',
    ])
    await expect(links[1]).toHaveAttribute('href', '/en/services')
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Weiterlesen' })).getAllByRole('link')
    await expect(links).toHaveLength(6)
    await expect(links[1]).toHaveAttribute('href', '/de/leistungen')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
