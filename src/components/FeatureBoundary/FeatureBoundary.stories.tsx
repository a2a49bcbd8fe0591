import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { FeatureBoundary } from './FeatureBoundary.tsx'

function Broken(): never {
  throw new Error('A feature that fails to render')
}

const meta = {
  component: FeatureBoundary,
  args: { children: <Broken /> },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
} satisfies Meta<typeof FeatureBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you have typed is kept.')
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Eingaben sind gesichert.')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
