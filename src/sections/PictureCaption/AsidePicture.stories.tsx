import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { ourTable } from '../../content/pictures/ourTable.ts'
import { AsidePicture } from './AsidePicture.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const text = textsIn('en')

const meta = {
  component: AsidePicture,
  decorators: [siteTexts],
  args: { picture: ourTable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/, 1:150,000$/)
    await expect(canvas.getByRole('img', { name: text(ourTable.alt) })).toBeInTheDocument()
  },
} satisfies Meta<typeof AsidePicture>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/, 1:150\.000$/)
  },
}
