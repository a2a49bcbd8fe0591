import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Guide } from './Guide.tsx'

const meta = {
  component: Guide,
  parameters: pageParameters('guide'),
  play: isWellFormed,
} satisfies Meta<typeof Guide>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
