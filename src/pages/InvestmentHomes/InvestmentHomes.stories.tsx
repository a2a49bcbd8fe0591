import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../../.storybook/modes.ts'
import { pageMeta } from '../../testing/pageStories.ts'
import { InvestmentHomes } from './InvestmentHomes.tsx'

const meta = {
  component: InvestmentHomes,
  ...pageMeta('investmentHomes'),
} satisfies Meta<typeof InvestmentHomes>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { parameters: seenIn('en 768', 'en 1280') }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
