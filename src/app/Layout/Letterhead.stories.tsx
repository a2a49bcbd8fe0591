import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../content/company.ts'
import { Letterhead } from './Letterhead.tsx'

const meta = { component: Letterhead, parameters: { page: 'pricing' } } satisfies Meta<typeof Letterhead>
export default meta
type Story = StoryObj<typeof meta>

/** Shown on paper only. */
export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild).not.toBeVisible()
    await expect(canvasElement).toHaveTextContent(`${new URL(company.url).host}/en/pricing`)
  },
}
export const GermanOnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
