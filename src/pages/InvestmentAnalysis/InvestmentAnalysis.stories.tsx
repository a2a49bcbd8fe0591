import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { InvestmentAnalysis } from './InvestmentAnalysis.tsx'

const meta = {
  component: InvestmentAnalysis,
  parameters: pageParameters('investmentAnalysis'),
  play: isWellFormed,
} satisfies Meta<typeof InvestmentAnalysis>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
