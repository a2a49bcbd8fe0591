import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { regions } from '../../content/pictures/regions.ts'
import { PictureCaption } from './PictureCaption.tsx'

const meta = { component: PictureCaption, args: { picture: regions } } satisfies Meta<typeof PictureCaption>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mallorca in six regions, 1:100,000 model')).toBeVisible()
  },
}

/** The scale as Germans write it. */
export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sechs Regionen, Modell 1:100.000')).toBeVisible()
  },
}

/** A photograph has no scale and is no model; it names its photographer. */
export const Photograph: Story = {
  args: { picture: { photograph: true, credit: 'A. Photographer', caption: regions.alt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Photo: A\. Photographer$/)).toBeVisible()
    await expect(canvas.queryByText(/ model$/)).not.toBeInTheDocument()
  },
}
