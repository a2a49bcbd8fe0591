import type { Meta, StoryObj } from '@storybook/react-vite'
import { finca } from '../../content/pictures/finca.ts'
import { hero } from '../../pages/InvestmentHomes/copy.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { SeaHero } from './SeaHero.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: SeaHero,
  decorators: [siteTexts],
  parameters: { page: 'investmentHomes' },
  args: { copy: hero, picture: finca },
  play: isWellFormed,
} satisfies Meta<typeof SeaHero>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
