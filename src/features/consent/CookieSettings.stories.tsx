import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CookieSettings } from './CookieSettings.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: CookieSettings,
  decorators: [siteTexts],
  args: { services: ['googleAds'], isOpen: true, decision: 'undecided', onReject: fn(), onAccept: fn(), onClose: fn() },
} satisfies Meta<typeof CookieSettings>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Cookie settings' })
    await expect(dialog).toHaveAccessibleDescription(/You have not decided yet/)
    await expect(dialog.matches(':modal')).toBe(true)
    const settings = within(dialog)
    await expect(settings.getByRole('link', { name: 'More in the privacy notice' })).toHaveAttribute(
      'href',
      '/en/data-privacy#measurement',
    )
    await userEvent.click(settings.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.click(settings.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(settings.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  args: { decision: 'accepted' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(dialog).toHaveAccessibleDescription(/Sie haben zugestimmt\. .* 6\sMonate lang/)
    await expect(within(dialog).getByRole('button', { name: 'Schließen' })).toBeVisible()
  },
}

export const Rejected: Story = {
  args: { decision: 'rejected' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Cookie settings' })
    await expect(within(dialog).getByText(/^You have rejected\./)).toBeVisible()
  },
}

/** Hidden until it is opened. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
