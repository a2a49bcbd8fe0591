import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { RegionMap } from './RegionMap.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = { component: RegionMap, decorators: [siteTexts], parameters: { page: 'guide' } } satisfies Meta<
  typeof RegionMap
>
export default meta
type Story = StoryObj<typeof meta>

const area = (root: HTMLElement, id: string) => root.querySelector(`[data-region="${id}"]`) as SVGPathElement

/** Map and list are one control: either side selects on both. */
export const Selection: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const west = canvas.getByRole('button', { name: /^West Price range/ })
    const north = canvas.getByRole('button', { name: /^North Price range/ })
    const quiet = area(canvasElement, 'north').getAttribute('class')
    await step('one region is open from the start', async () => {
      await expect(canvas.getByRole('img', { name: 'Map of Mallorca in six regions' })).toBeVisible()
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
      await expect(canvas.getByText('Wide bays, old towns and country roads')).toBeVisible()
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
      await fireEvent.pointerLeave(canvas.getByRole('img', { name: 'Map of Mallorca in six regions' }))
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
    await expect(canvas.getByRole('img', { name: 'Karte von Mallorca in sechs Regionen' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: /^Westen Preisspanne/ })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A search opens the region it finds. */
export const OpenedFromOutside: Story = {
  args: { opened: { id: 'southwest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Southwest/ })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
