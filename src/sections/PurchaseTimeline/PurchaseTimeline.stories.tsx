import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PurchaseTimeline } from './PurchaseTimeline.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: PurchaseTimeline,
  decorators: [siteTexts],
  parameters: { surface: 'limewash', page: 'guide' },
} satisfies Meta<typeof PurchaseTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The purchase on a time line' })).toHaveAccessibleDescription(
      /^From the first call to the notary: 2–\u20604 months\./,
    )
  },
}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
