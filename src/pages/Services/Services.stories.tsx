import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Services } from './Services.tsx'

const meta = {
  component: Services,
  parameters: pageParameters('services'),
  play: isWellFormed,
} satisfies Meta<typeof Services>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
