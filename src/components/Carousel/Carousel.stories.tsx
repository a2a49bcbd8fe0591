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
      content: (
        <>
          <Text>Statement {at + 1}: they told us what was wrong with the house before we asked.</Text>
          {at === 1 && <Text>We asked again, looked at it once more, and bought another.</Text>}
        </>
      ),
    })),
    children: <Heading level={2}>In their words</Heading>,
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const slidesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slide]')]
const rowOf = (root: HTMLElement) => slidesOf(root)[0]?.parentElement as HTMLElement
const ready = (root: HTMLElement) => waitFor(() => expect(slidesOf(root)[0]?.style.translate).toBe('0%'))
const live = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')

/** Number of slides fully inside the row. */
function inView(root: HTMLElement): number {
  const row = rowOf(root).getBoundingClientRect()
  return slidesOf(root).filter((slide) => {
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
      await expect(slidesOf(canvasElement)).toHaveLength(total)
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
    await expect(rowOf(canvasElement).offsetHeight).toBe(slidesOf(canvasElement)[0]?.offsetHeight)
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

/** Each press counts, also while the slides move. */
export const PressedQuickly: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    for (let press = 0; press < 4; press++) canvas.getByRole('button', { name: 'Next statement' }).click()
    await waitFor(() => expect(live(canvasElement)).toHaveTextContent('5 of 6'))
  },
}

/** A scroll of the row, by a linked passage or a search in the page, becomes a slide. */
export const ScrolledTo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    const row = rowOf(canvasElement)
    for (const name of ['6 of 6', '2 of 6', '5 of 6', '1 of 6']) {
      const slide = canvas.getByRole('group', { name })
      slide.scrollIntoView({ behavior: 'instant' })
      await waitFor(() => expect(row.scrollLeft).toBe(0))
      await waitFor(() => expect(inView(canvasElement)).toBe(3))
      const [{ left, right }, bounds] = [slide.getBoundingClientRect(), row.getBoundingClientRect()]
      await expect(left >= bounds.left - 1 && right <= bounds.right + 1).toBe(true)
    }
  },
}

/** Drags a slide to the left. Whether the carousel takes the gesture for itself, and keeps it from the browser. */
function isTaken(slide: HTMLElement, fingers: number): boolean {
  const [start, move] = fingers === 0 ? ['mousedown', 'mousemove'] : ['touchstart', 'touchmove']
  return [200, 150, 100].reduce((_, x, at) => {
    const bubbling = { bubbles: true, cancelable: true, screenX: x, clientX: x }
    const touches = Array.from(
      { length: fingers },
      (_finger, identifier) => new Touch({ ...bubbling, identifier, target: slide }),
    )
    const type: string = at === 0 ? start : move
    const event =
      fingers === 0
        ? new MouseEvent(type, bubbling)
        : new TouchEvent(type, { ...bubbling, touches, targetTouches: touches, changedTouches: touches })
    return !slide.dispatchEvent(event)
  }, false)
}

/** One finger drags; two fingers zoom, and a mouse selects text. */
export const Gestures: Story = {
  play: async ({ canvasElement, step }) => {
    await ready(canvasElement)
    await expect(rowOf(canvasElement)).toHaveStyle({ touchAction: 'pan-y pinch-zoom' })
    for (const [at, who] of ['a mouse', 'one finger', 'two fingers'].entries())
      await step(who, async () => {
        await expect(isTaken(slidesOf(canvasElement)[0] as HTMLElement, at)).toBe(at === 1)
        slidesOf(canvasElement)[0]?.dispatchEvent(new TouchEvent('touchend', { bubbles: true }))
      })
  },
}

export const OnlyOne: Story = {
  args: { items: [{ id: 'one', content: <Text>The only statement so far.</Text> }] },
}

export const Hovered: Story = { args: { items: meta.args.items.slice(0, 3) }, parameters: { pseudo: { hover: true } } }
