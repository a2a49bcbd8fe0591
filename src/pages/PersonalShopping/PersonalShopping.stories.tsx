import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { PersonalShopping } from './PersonalShopping.tsx'

const meta = {
  component: PersonalShopping,
  parameters: pageParameters('personalShopping'),
  play: isWellFormed,
} satisfies Meta<typeof PersonalShopping>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
