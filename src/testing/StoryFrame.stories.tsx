import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseRemoteAddresses } from './isolation.ts'

/** Tests what no other story would miss of the frame that all use. */
const meta = {
  render: () => <></>,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const FontsAreThere: Story = {
  play: async () => {
    for (const font of ['1em "Instrument Serif"', 'italic 1em "Instrument Serif"', '1em "Instrument Sans Variable"'])
      await expect(document.fonts.check(font)).toBe(true)
  },
}

export const NothingIsRemembered: Story = {
  play: async () => {
    const own = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !key.includes('storybook'),
    )
    await expect(own).toEqual([])
  },
}

export const RemoteAddressesAreRefused: Story = {
  play: async () => {
    await fetch('https://remote.example/tracker').catch(() => {})
    await expect(refuseRemoteAddresses).toThrow('https://remote.example/tracker')
    performance.clearResourceTimings()
  },
}
