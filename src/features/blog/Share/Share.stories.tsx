import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../../content/company.ts'
import { Share } from './Share.tsx'
import { siteTexts } from '../../../testing/SiteTexts.tsx'

const address = `${company.url}/en/blog/the-arras`
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const meta = {
  component: Share,
  decorators: [siteTexts],
  parameters: { page: 'blog', surface: 'limewash' },
  args: { title: 'The arras', address },
} satisfies Meta<typeof Share>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'By email' })).toHaveAttribute(
      'href',
      `mailto:?subject=The%20arras&body=${encodeURIComponent(address)}`,
    )
    await expect(canvas.getByRole('link', { name: 'By WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(address)),
    )
  },
}
export const Copied: Story = {
  beforeEach: clipboard(async () => {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
  },
}
export const NotCopied: Story = {
  beforeEach: clipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }))
    await expect(await canvas.findByText(new RegExp(address))).toBeVisible()
  },
}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
