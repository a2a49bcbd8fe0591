import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Contact } from './Contact.tsx'

const meta = {
  component: Contact,
  parameters: pageParameters('contact'),
  play: isWellFormed,
} satisfies Meta<typeof Contact>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
