import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { MallorcaInvestmentProperties } from './MallorcaInvestmentProperties.tsx'

const meta = {
  component: MallorcaInvestmentProperties,
  parameters: pageParameters('investmentProperties'),
  play: isWellFormed,
} satisfies Meta<typeof MallorcaInvestmentProperties>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
