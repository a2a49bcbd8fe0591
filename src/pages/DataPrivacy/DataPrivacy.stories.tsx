import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { DataPrivacy } from './DataPrivacy.tsx'

const meta = {
  component: DataPrivacy,
  parameters: pageParameters('dataPrivacy'),
  play: isWellFormed,
} satisfies Meta<typeof DataPrivacy>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
