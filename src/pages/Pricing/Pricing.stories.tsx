import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { facts } from '../../content/facts.ts'
import { feeAmounts, usualShare } from '../../content/feeAmounts.ts'
import { formatEuro } from '../../lib/format.ts'
import { textsIn } from '../../testing/texts.ts'
import { opening } from './copy.ts'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { Pricing } from './Pricing.tsx'

const meta = {
  component: Pricing,
  ...pageMeta('pricing'),
} satisfies Meta<typeof Pricing>
export default meta
type Story = StoryObj<typeof meta>

export const Seen: Story = {
  parameters: seenIn('en 375', 'en 768', 'en 1280', 'de 375', 'de 768', 'de 1280', 'en print'),
}
/** The slider works out the fee for another price. */
export const AnotherPrice: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const [, first, highest] = facts.feeExamples
    const euro = (value: number) => formatEuro(value, 'en-US')
    const shows = async (price: number) => {
      const { gross, net } = feeAmounts(price)
      const fee = textsIn('en')(opening.yourFee, {
        gross: euro(gross),
        net: euro(net),
        share: euro(usualShare(price)),
      })
      await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(fee)
      await expect(slider).toHaveAttribute('aria-valuetext', euro(price))
    }
    await shows(first)
    await fireEvent.change(slider, { target: { value: String(highest) } })
    await shows(highest)
  },
}
