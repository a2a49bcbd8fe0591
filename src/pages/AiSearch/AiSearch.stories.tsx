import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { AiSearch } from './AiSearch.tsx'

const meta = {
  component: AiSearch,
  parameters: pageParameters('aiSearch'),
  play: isWellFormed,
} satisfies Meta<typeof AiSearch>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
