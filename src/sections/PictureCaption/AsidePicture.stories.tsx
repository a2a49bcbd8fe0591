import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { street } from '../../content/pictures/street.ts'
import { AsidePicture } from './AsidePicture.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const text = textsIn('en')

const meta = {
  component: AsidePicture,
  decorators: [siteTexts],
  args: { picture: street },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(`${text(street.subject)}, 1:${street.scale}`)
    await expect(canvas.getByRole('img', { name: text(street.alt) })).toBeInTheDocument()
  },
} satisfies Meta<typeof AsidePicture>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(`1:${street.scale}`)
  },
}
