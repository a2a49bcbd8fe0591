import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { banner, choices } from './copy.ts'
import { ConsentBanner } from './ConsentBanner.tsx'

const meta = {
  component: ConsentBanner,
  args: { services: ['googleAds'], onReject: fn(), onAccept: fn(), onDetails: fn(), onPostpone: fn() },
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

/** Does not move the focus, is announced to screen readers, and gives both choices equal weight. */
export const English: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: text(banner.title) })
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text(banner.freedom)))
    await expect(dialog).not.toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text(banner.announcement)))
    const [reject, accept] = [
      canvas.getByRole('button', { name: text(choices.reject) }),
      canvas.getByRole('button', { name: text(choices.accept) }),
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
    await userEvent.click(canvas.getByRole('button', { name: text(banner.details) }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onPostpone).toHaveBeenCalledOnce()
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: german(banner.title) })).toBeVisible()
    await expect(canvas.getByRole('button', { name: german(choices.reject) })).toBeVisible()
    await expect(canvas.getByRole('button', { name: german(choices.accept) })).toBeVisible()
  },
}
