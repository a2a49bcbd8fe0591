import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GrossToNet } from './GrossToNet.tsx'
import { YieldDrawing } from './YieldDrawing.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: GrossToNet,
  decorators: [siteTexts],
  parameters: { page: 'investmentProperties' },
} satisfies Meta<typeof GrossToNet>
export default meta
type Story = StoryObj<typeof meta>

export const WithGross: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A yield from gross to net' })).toHaveAccessibleDescription(
      /^A year’s rent before any cost is 6–\u206010% of the price\..+ 3\.5–\u20605\.4% of all the cash needed\.$/,
    )
  },
}
/** Services state no gross yield. */
export const WithoutGross: Story = {
  render: () => <YieldDrawing hasGross={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two net yields' })).toHaveAccessibleDescription(
      /^From a year’s rent before any cost go vacancy/,
    )
  },
}
export const German: Story = { render: () => <YieldDrawing hasGross={false} />, globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
