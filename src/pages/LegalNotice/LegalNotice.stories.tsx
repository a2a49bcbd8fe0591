import type { Meta, StoryObj } from '@storybook/react-vite'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { LegalNotice } from './LegalNotice.tsx'

const meta = {
  component: LegalNotice,
  parameters: pageParameters('legalNotice'),
  play: isWellFormed,
} satisfies Meta<typeof LegalNotice>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
