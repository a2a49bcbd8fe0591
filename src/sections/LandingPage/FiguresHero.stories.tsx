import type { Meta, StoryObj } from '@storybook/react-vite'
import { apartment } from '../../content/pictures/apartment.ts'
import { hero } from '../../pages/InvestmentProperties/copy.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { FiguresHero } from './FiguresHero.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: FiguresHero,
  decorators: [siteTexts],
  parameters: { page: 'investmentProperties' },
  args: { copy: hero, picture: apartment },
  play: isWellFormed,
} satisfies Meta<typeof FiguresHero>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
