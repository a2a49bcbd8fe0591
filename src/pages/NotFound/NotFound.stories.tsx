import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { NotFound } from './NotFound.tsx'

const meta = {
  component: NotFound,
  parameters: pageParameters('notFound'),
  play: isWellFormed,
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
