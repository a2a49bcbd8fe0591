import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { villa } from '../../content/pictures/villa.ts'
import { unpictured } from '../../../.storybook/modes.ts'
import { Picture } from './Picture.tsx'

const meta = {
  component: Picture,
  args: { source: villa.source, alt: 'Architectural model of a villa', sizes: '100vw' },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** The picture has intrinsic dimensions and is loaded lazily. */
export const Lazy: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Architectural model of a villa' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(Number(image.getAttribute('width'))).toBe(villa.source.img.w)
    await expect(Number(image.getAttribute('height'))).toBe(villa.source.img.h)
    const types = [...canvasElement.querySelectorAll('source')].map(({ type }) => type)
    await expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 20_000 })
  },
}

export const Priority: Story = {
  args: { isPriority: true },
  parameters: unpictured,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
    // Other stories preload the picture in other sizes.
    const preload = preloads.find(
      ({ imageSrcset, imageSizes }) => imageSrcset === villa.source.sources['avif'] && imageSizes === '100vw',
    )
    await expect(preload).toHaveAttribute('type', 'image/avif')
    await expect(preload).toHaveAttribute('fetchpriority', 'high')
  },
}

/** Of a picture that the layout crops, the focal point stays. */
export const Focused: Story = {
  args: { focus: [30, 80] },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ objectPosition: '30% 80%' })
  },
}

export const Decoration: Story = {
  args: { alt: '' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getByRole('presentation')).toBeInTheDocument()
  },
}
