import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { Guide } from './Guide.tsx'

const meta = {
  component: Guide,
  ...pageMeta('guide'),
} satisfies Meta<typeof Guide>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280', 'en print') }
export const German: Story = {
  globals: { locale: 'de' },
  parameters: seenIn('de 375', 'de 768', 'de 1280'),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
