import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { street } from '../../content/pictures/street.ts'
import { AsidePicture } from './AsidePicture.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: AsidePicture,
  decorators: [siteTexts],
  args: { picture: street },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('A street in Llucmajor, 1:200')
    await expect(canvas.getByRole('img', { name: /^Model of a street in Llucmajor/ })).toBeInTheDocument()
  },
} satisfies Meta<typeof AsidePicture>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/1:200$/)
  },
}
