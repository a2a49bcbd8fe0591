import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { InvestmentProperties } from './InvestmentProperties.tsx'

const meta = {
  component: InvestmentProperties,
  ...pageMeta('investmentProperties'),
} satisfies Meta<typeof InvestmentProperties>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
