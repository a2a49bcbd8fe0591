import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sums } from '../../pages/BuyerRepresentation/copy.ts'
import { Figures } from './Figures.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = { component: Figures, decorators: [siteTexts], args: { items: sums } } satisfies Meta<typeof Figures>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(sums.length)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = { globals: { locale: 'de' } }
