import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ConsentBanner } from './ConsentBanner.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: ConsentBanner,
  decorators: [siteTexts],
  args: { services: ['googleAds'], onReject: fn(), onAccept: fn(), onDetails: fn(), onPostpone: fn() },
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Does not move the focus, is announced to screen readers, and gives both choices equal weight. */
export const English: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const banner = canvas.getByRole('dialog', { name: 'May we measure our advertisements?' })
    await expect(banner).toHaveAccessibleDescription(/Nothing is loaded for this before you decide/)
    await expect(banner).not.toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('we ask for a decision about cookies'))
    const [reject, accept] = [
      canvas.getByRole('button', { name: 'Reject' }),
      canvas.getByRole('button', { name: 'Accept' }),
    ]
    await expect(reject.className).toBe(accept.className)
    await expect(reject.offsetWidth).toBe(accept.offsetWidth)
    await userEvent.tab()
    await expect(reject).toHaveFocus()
    await userEvent.tab()
    await expect(accept).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(reject)
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPostpone).toHaveBeenCalledOnce()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Dürfen wir unsere Anzeigen messen?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ablehnen' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Zustimmen' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
