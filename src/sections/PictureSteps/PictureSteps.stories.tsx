import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { villa } from '../../content/pictures/villa.ts'
import { process } from '../../pages/Services/copy.ts'
import { search } from '../../pages/Home/copy.ts'
import { PictureSteps } from './PictureSteps.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'
import { textsIn } from '../../testing/texts.ts'

const meta = {
  component: PictureSteps,
  decorators: [siteTexts],
  args: { title: process.title, steps: process.steps, picture: villa },
} satisfies Meta<typeof PictureSteps>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  args: { id: 'search' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /from the accepted offer to the notary/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: textsIn('en')(villa.alt) })).toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvasElement.querySelector('#search')).not.toBeNull()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Monate/ })).toBeVisible()
  },
}

export const WithLead: Story = { args: { lead: search.text } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
