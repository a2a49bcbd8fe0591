import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { villa } from '../../content/pictures/villa.ts'
import { process } from '../../pages/Services/copy.ts'
import { PictureSteps } from './PictureSteps.tsx'
import { textsIn } from '../../testing/texts.ts'

const meta = {
  component: PictureSteps,
  args: { title: process.title, steps: process.steps, picture: villa },
} satisfies Meta<typeof PictureSteps>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /from the accepted offer to the notary/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: textsIn('en')(villa.alt) })).toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Monate/ })).toBeVisible()
  },
}
