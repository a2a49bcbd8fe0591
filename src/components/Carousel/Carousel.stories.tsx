import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Carousel } from './Carousel.tsx'

const total = 6

const meta = {
  component: Carousel,
  parameters: { surface: 'limewash' },
  args: {
    label: 'What clients say',
    roles: { carousel: 'carousel', slide: 'slide' },
    previousLabel: 'Previous statement',
    nextLabel: 'Next statement',
    slideLabel: (position, of) => `${position} of ${of}`,
    items: Array.from({ length: total }, (_, at) => ({
      id: String(at),
      content: <Text>Statement {at + 1}: they told us what was wrong with the house before we asked.</Text>,
    })),
    children: <Heading level={2}>In their words</Heading>,
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const ready = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-slider="ready"] [data-slide][style*="translate"]')).not.toBeNull(), {
    timeout: 5000,
  })
const live = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')

/** Number of slides fully inside the row. */
function inView(root: HTMLElement): number {
  const row = root.querySelector('[data-slider]')?.getBoundingClientRect()
  if (row === undefined) return 0
  return [...root.querySelectorAll('[data-slide]')].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect()
    return left >= row.left - 1 && right <= row.right + 1
  }).length
}

export const ThreeInView: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is named, and so is every slide', async () => {
      const carousel = canvas.getByRole('group', { name: 'What clients say' })
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(within(carousel).getByRole('group', { name: '1 of 6' })).toHaveAttribute(
        'aria-roledescription',
        'slide',
      )
      await expect(canvasElement.querySelectorAll('[data-slide]')).toHaveLength(total)
    })
    await ready(canvasElement)
    await step('three slides are in view', async () => {
      await waitFor(() => expect(inView(canvasElement)).toBe(3))
    })
  },
}

export const TwoInView: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await waitFor(() => expect(inView(canvasElement)).toBe(2))
  },
}

export const OneInView: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await waitFor(() => expect(inView(canvasElement)).toBe(1))
  },
}

export const Looping: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await ready(canvasElement)
    await step('nothing is announced before a change', async () => {
      await expect(live(canvasElement)).toBeEmptyDOMElement()
    })
    await step('backwards from the first leads to the last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous statement' }))
      await waitFor(() => expect(live(canvasElement)).toHaveTextContent('6 of 6'))
    })
    await step('forwards from the last leads to the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next statement' }))
      await waitFor(() => expect(live(canvasElement)).toHaveTextContent('1 of 6'))
    })
  },
}

/** Records the position of an element in every frame until `isDone`. */
async function positionsUntil(element: HTMLElement, isDone: () => boolean): Promise<ReadonlySet<number>> {
  const positions = new Set<number>()
  do {
    positions.add(Math.round(element.getBoundingClientRect().left))
    await new Promise(requestAnimationFrame)
  } while (!isDone())
  return positions.add(Math.round(element.getBoundingClientRect().left))
}

/** The slide changes without animation. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    const first = canvas.getByRole('group', { name: '1 of 6' })
    const second = canvas.getByRole('group', { name: '2 of 6' })
    const start = Math.round(first.getBoundingClientRect().left)
    canvas.getByRole('button', { name: 'Next statement' }).click()
    const positions = await positionsUntil(
      second,
      () => Math.abs(second.getBoundingClientRect().left - start) < 2 && live(canvasElement)?.textContent === '2 of 6',
    )
    await expect(positions.size).toBe(2)
  },
}

/** The row is as high as its visible slide. */
export const OfUnequalLength: Story = {
  args: {
    items: ['One line.', 'A much longer statement. '.repeat(12), 'Another line.'].map((text, at) => ({
      id: String(at),
      content: <Text>{text}</Text>,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement)
    const height = (element: Element | null) => element?.getBoundingClientRect().height
    const row = canvasElement.querySelector('[data-slider]')
    for (const name of ['1 of 3', '2 of 3']) {
      await waitFor(() => expect(height(row)).toBe(height(canvas.getByRole('group', { name }))))
      await userEvent.click(canvas.getByRole('button', { name: 'Next statement' }))
    }
    const shown = canvas.getByRole('group', { name: '3 of 3' })
    const before = height(shown)
    shown.style.fontSize = '3em'
    shown.append('One more line.')
    await waitFor(() => expect(height(row)).toBe(height(shown)))
    await expect(height(shown)).toBeGreaterThan(before ?? 0)
  },
}

export const OnlyOne: Story = {
  args: { items: [{ id: 'one', content: <Text>The only statement so far.</Text> }] },
}

export const Hovered: Story = { args: { items: meta.args.items.slice(0, 3) }, parameters: { pseudo: { hover: true } } }
