import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { waterfront } from '../../content/pictures/waterfront.ts'
import { hero } from '../../pages/BuyProperty/copy.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { LandingHero } from './LandingHero.tsx'

const meta = {
  component: LandingHero,
  parameters: { page: 'buyProperty' },
  args: { copy: hero, picture: waterfront, shape: 'half' },
  play: isWellFormed,
} satisfies Meta<typeof LandingHero>
export default meta
type Story = StoryObj<typeof meta>

/** Two actions: jump to the form, or open a chat. */
export const Half: Story = {
  play: async ({ canvas, canvasElement }) => {
    await isWellFormed({ canvasElement })
    const [toForm, toChat] = canvas.getAllByRole('link')
    await expect(toForm).toHaveAttribute('href', '#enquiry')
    await expect(toChat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/34971000000/))
  },
}
export const Sea: Story = { args: { shape: 'sea' } }
export const Figure: Story = { args: { shape: 'figure' } }
export const HalfOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SeaOnAPhone: Story = { args: { shape: 'sea' }, globals: { viewport: { value: 'phone' } } }
