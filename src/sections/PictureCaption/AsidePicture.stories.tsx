import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { slab } from '../../content/pictures/slab.ts'
import { AsidePicture } from './AsidePicture.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: AsidePicture,
  decorators: [siteTexts],
  args: { picture: slab },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('The coast of Llucmajor, 1:50,000')
    await expect(canvas.getByRole('img', { name: /^Relief model of the coast/ })).toBeInTheDocument()
  },
} satisfies Meta<typeof AsidePicture>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/1:50\.000$/)
  },
}
