import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { importantInformation } from '../../pages/Guide/copy.ts'
import { ImportantInformation } from './ImportantInformation.tsx'

const meta = {
  component: ImportantInformation,
  parameters: { page: 'guide' },
  args: { paragraphs: importantInformation },
} satisfies Meta<typeof ImportantInformation>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Important information' })).toBeVisible()
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(importantInformation.length)
  },
}
export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Wichtige Hinweise' })).toBeVisible()
  },
}
