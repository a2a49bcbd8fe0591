import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { telephoneHref } from '../../content/companyContact.ts'
import { MobileBar } from './MobileBar.tsx'

const meta = {
  component: MobileBar,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileBar>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Quick contact' }))
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank')
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', telephoneHref)
    for (const link of bar.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Anrufen' })).toBeVisible()
  },
}

export const OnATablet: Story = { ...English, globals: { viewport: { value: 'tablet' } } }

/** Larger screens have the round button instead. */
export const GoneOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
