import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { seenIn } from '../../../.storybook/modes.ts'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Pricing } from './Pricing.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: Pricing,
  decorators: [siteTexts],
  parameters: pageParameters('pricing'),
  play: isWellFormed,
} satisfies Meta<typeof Pricing>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280', 'en print') }
export const German: Story = {
  globals: { locale: 'de' },
  parameters: seenIn('de 375', 'de 768', 'de 1280'),
}
/** The slider works out the fee for another price. */
export const AnotherPrice: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Purchase price' })
    await expect(canvas.getByText(/^Your fee:/)).toHaveTextContent('Your fee: €2,420 with VAT, €2,000 without')
    await fireEvent.change(slider, { target: { value: '5000000' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '€5,000,000')
    await expect(canvas.getByText(/^Your fee:/)).toHaveTextContent('Your fee: €6,050 with VAT, €5,000 without')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
