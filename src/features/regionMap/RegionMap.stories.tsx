import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { regions, type Region, type RegionId } from '../../content/regions.ts'
import { textsIn } from '../../testing/texts.ts'
import { copy } from './copy.ts'
import { RegionMap } from './RegionMap.tsx'

const highest = Math.max(...regions.map(({ priceRange }) => priceRange.min))
const lowest = Math.min(...regions.map(({ priceRange }) => priceRange.min))

const meta = {
  component: RegionMap,
  parameters: { page: 'guide' },
  args: { price: highest },
} satisfies Meta<typeof RegionMap>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]
const regionOf = (id: RegionId) => regions.find((it) => it.id === id) as Region
const nameOf = (id: RegionId, translate = text) => new RegExp(`^${translate(regionOf(id).name)} `)

const area = (root: HTMLElement, id: string) => root.querySelector(`[data-region="${id}"]`) as SVGPathElement

/** Map and list are one control: either side selects on both. */
export const Selection: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const west = canvas.getByRole('button', { name: nameOf('west') })
    const north = canvas.getByRole('button', { name: nameOf('north') })
    const quiet = area(canvasElement, 'north').getAttribute('class')
    await step('one region is open from the start', async () => {
      await expect(canvas.getByRole('img', { name: text(copy.mapTitle) })).toBeVisible()
      await expect(west).toHaveAttribute('aria-expanded', 'true')
    })
    await step('the keyboard marks a region on the map, and opens it by Enter', async () => {
      north.focus()
      await waitFor(() => expect(area(canvasElement, 'north')).not.toHaveAttribute('class', quiet))
      await expect(west).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(north).toHaveAttribute('aria-expanded', 'true'))
      await expect(west).toHaveAttribute('aria-expanded', 'false')
      await expect(area(canvasElement, 'north')).not.toHaveAttribute('class', quiet)
      await waitFor(() => expect(canvasElement.querySelector('[data-raised="north"]')).toBeVisible())
      await expect(canvas.getByText(text(regionOf('north').character))).toBeVisible()
    })
    await step('the map selects in the list', async () => {
      await fireEvent.click(area(canvasElement, 'west'))
      await expect(west).toHaveAttribute('aria-expanded', 'true')
      north.blur()
      await waitFor(() => expect(area(canvasElement, 'north')).toHaveAttribute('class', quiet))
    })
    await step('a mouse that rests on the map selects too', async () => {
      await fireEvent.pointerOver(area(canvasElement, 'north'), { pointerType: 'mouse' })
      await waitFor(() => expect(north).toHaveAttribute('aria-expanded', 'true'))
      await fireEvent.pointerLeave(canvas.getByRole('img', { name: text(copy.mapTitle) }))
    })
    await step('a press on the open region closes it', async () => {
      await fireEvent.click(north)
      await expect(north).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: german(copy.mapTitle) })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: nameOf('west', german) })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A search opens the region it finds. */
export const OpenedFromOutside: Story = {
  args: { opened: { id: 'southwest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: nameOf('southwest') })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A region that begins above the price says so. */
export const AboveThePrice: Story = {
  args: { price: highest - 1 },
  play: async ({ canvas }) => {
    const dear = regions.filter(({ priceRange }) => priceRange.min === highest)
    const marked = canvas.getAllByRole('button', { name: new RegExp(text(copy.beyond)) })
    await expect(marked).toHaveLength(dear.length)
  },
}

/** At a price below all regions none is within reach. */
export const NoneWithinReach: Story = {
  args: { price: lowest - 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(text(copy.beyond))).toHaveLength(regions.length)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
