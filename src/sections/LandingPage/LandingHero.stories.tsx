import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seaWindow } from '../../content/pictures/seaWindow.ts'
import { whatsAppAddress } from '../../content/reach.ts'
import { hero } from '../../pages/BuyProperty/copy.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { LandingHero } from './LandingHero.tsx'

const meta = {
  component: LandingHero,
  parameters: { page: 'buyProperty' },
  args: { copy: hero, picture: seaWindow },
  play: isWellFormed,
} satisfies Meta<typeof LandingHero>
export default meta
type Story = StoryObj<typeof meta>

/** Two actions: jump to the form, or open a chat. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await isWellFormed({ canvasElement })
    const [toForm, toChat] = canvas.getAllByRole('link').slice(-2)
    await expect(toForm).toHaveAttribute('href', '#enquiry')
    await expect(toChat?.getAttribute('href')?.split('?')[0]).toBe(whatsAppAddress)
  },
}
export const Drawing: Story = { args: { picture: <p>A drawing</p> } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
