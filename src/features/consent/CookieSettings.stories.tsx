import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { choices, settings as copy } from './copy.ts'
import { CookieSettings } from './CookieSettings.tsx'

const meta = {
  component: CookieSettings,
  args: { services: ['googleAds'], isOpen: true, decision: 'undecided', onReject: fn(), onAccept: fn(), onClose: fn() },
} satisfies Meta<typeof CookieSettings>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

export const English: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: text(copy.title) })
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text(copy.undecided)))
    await expect(dialog.matches(':modal')).toBe(true)
    const settings = within(dialog)
    await expect(settings.getByRole('link')).toHaveAttribute('href', '/en/data-privacy#measurement')
    await userEvent.click(settings.getByRole('button', { name: text(choices.reject) }))
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.click(settings.getByRole('button', { name: text(choices.accept) }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(settings.getByRole('button', { name: text(copy.close) }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  args: { decision: 'accepted' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: german(copy.title) })
    await expect(within(dialog).getByText(german(copy.accepted))).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: german(copy.close) })).toBeVisible()
  },
}

export const Rejected: Story = {
  args: { decision: 'rejected' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: text(copy.title) })
    await expect(within(dialog).getByText(text(copy.rejected))).toBeVisible()
  },
}

/** Hidden until it is opened. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
