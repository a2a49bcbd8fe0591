import type { Meta, StoryObj } from '@storybook/react-vite'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { hero } from '../../pages/BuyerRepresentation/copy.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { ServiceOpening } from './ServiceOpening.tsx'

const meta = {
  component: ServiceOpening,
  parameters: { page: 'buyerRepresentation' },
  args: { copy: hero, picture: thirdChair, side: 'left' },
  play: isWellFormed,
} satisfies Meta<typeof ServiceOpening>
export default meta
type Story = StoryObj<typeof meta>

export const PictureLeft: Story = {}
export const PictureRight: Story = { args: { side: 'right' } }
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
