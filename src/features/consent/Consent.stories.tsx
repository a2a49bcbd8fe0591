import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Consent } from './Consent.tsx'
import { closeSettings, openSettings } from './decision.ts'

const meta = {
  component: Consent,
  args: { services: ['googleAds'] },
  beforeEach: () => closeSettings,
} satisfies Meta<typeof Consent>
export default meta
type Story = StoryObj<typeof meta>

/** The settings open on request, close, and return the focus to the previous element. */
export const Settings: Story = {
  render: (args) => (
    <>
      <button type="button" onClick={openSettings}>
        Cookie settings
      </button>
      <Consent {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cookie settings' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Cookie settings' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    closeSettings()
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

export const GermanOnAPhone: Story = {
  ...Settings,
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie settings' }))
    await expect(await canvas.findByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible()
  },
}
