import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chooser } from './Chooser.tsx'

const meta = { component: Chooser } satisfies Meta<typeof Chooser>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLanguages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
    const german = canvas.getByRole('link', { name: 'Deutsch' })
    await expect(german).toHaveAttribute('href', '/de')
    await expect(german).toHaveAttribute('lang', 'de')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
