import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from './Text.tsx'

const meta = {
  component: Text,
  parameters: { surface: 'limewash' },
  args: {
    children:
      'Each morning our system reads more than 35,000 listings. What it cannot read, we know: who is about to sell, which license is real, and what the house next door went for.',
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}
export const Quiet: Story = { args: { tone: 'quiet' } }
export const Small: Story = { args: { size: 'small' } }
export const Lead: Story = { args: { size: 'lead' } }
export const Light: Story = { args: { size: 'lead', tone: 'light' }, parameters: { surface: 'sea' } }
export const Label: Story = { args: { size: 'label', children: 'Who we are' } }
export const LabelLight: Story = {
  args: { size: 'label', tone: 'light', children: 'Who we are' },
  parameters: { surface: 'sea' },
}
export const AsSpan: Story = {
  args: { as: 'span', id: 'note', children: 'A note' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('A note')
    await expect(text.tagName).toBe('SPAN')
    await expect(text).toHaveAttribute('id', 'note')
  },
}
