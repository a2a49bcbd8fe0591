import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Letterhead } from './Letterhead.tsx'

const meta = { component: Letterhead, parameters: { page: 'pricing' } } satisfies Meta<typeof Letterhead>
export default meta
type Story = StoryObj<typeof meta>

/** Shown on paper only. */
export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild).not.toBeVisible()
    await expect(canvasElement).toHaveTextContent('www.roqueta.example/en/pricing')
  },
}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
