import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'
import { terracePictureName } from '../../content/pictures/terrace.ts'
import { darkHour, hoursOf, lightDays, nearestHour } from '../../content/terraceLight.ts'
import { textsIn } from '../../testing/texts.ts'
import { focused, seenIn, unpictured } from '../../../.storybook/modes.ts'
import { copy } from './copy.ts'
import { TerraceLight } from './TerraceLight.tsx'

const meta = {
  component: TerraceLight,
  args: { sizes: '100vw' },
} satisfies Meta<typeof TerraceLight>
export default meta
type Story = StoryObj<typeof meta>

const text = textsIn('en')
type Canvas = ReturnType<typeof within>
const controlsOf = (canvas: Canvas) => ({
  slider: canvas.getByRole('slider', { name: text(copy.hour) }) as HTMLInputElement,
  december: canvas.getByRole('radio', { name: /December/ }),
  june: canvas.getByRole('radio', { name: /June/ }),
  said: canvas.getByRole('status'),
})
const picturesIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-picture]')].map(({ dataset }) => dataset['picture'])
const whenShown = (element: HTMLElement, minute: number, day = darkHour.day) =>
  waitFor(
    () =>
      expect(element.querySelector('[data-picture]:last-child')).toHaveAttribute(
        'data-picture',
        terracePictureName({ day, minute }),
      ),
    { timeout: 20_000 },
  )

/** It opens at the hour at which the ridge takes the sun, with that picture alone. */
export const Opening: Story = {
  parameters: seenIn('en 375', 'en 768', 'en 1280', 'en print', 'de 375', 'de 1280'),
}

export const Turned: Story = {
  parameters: unpictured,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { slider, december, june, said } = controlsOf(canvas)
    await step('one picture is loaded', async () => {
      await expect(picturesIn(canvasElement)).toEqual([terracePictureName(darkHour)])
      await expect(slider).toHaveAttribute('aria-valuetext', said.textContent)
    })
    await step('another day keeps the hour that both have', async () => {
      await userEvent.click(june)
      await expect(slider).toHaveValue(String(darkHour.minute))
      await expect(said).toHaveTextContent('the terrace is in the sun')
      await expect(slider).toHaveAttribute('aria-valuetext', said.textContent)
      await expect(slider).toHaveAttribute('max', String(lightDays.june.last))
    })
    await step('its picture is shown', () => whenShown(canvasElement, darkHour.minute, 'june'))
    await step('turned back, the picture before needs no loading', async () => {
      spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}))
      await userEvent.click(december)
      await whenShown(canvasElement, darkHour.minute)
    })
  },
}

/** A picture that has not loaded is not shown above the one before. */
export const NotLoaded: Story = {
  parameters: unpictured,
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(controlsOf(canvas).june)
    const [shown, pending] = canvasElement.querySelectorAll('[data-picture]')
    await expect(shown).toBeVisible()
    await expect(shown).toHaveAttribute('data-picture', terracePictureName(darkHour))
    await expect(pending).not.toBeVisible()
  },
}

/** A picture that fails neither stops the day nor leaves another hour's in its place; the last hour is announced, too. */
export const Failed: Story = {
  parameters: unpictured,
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('', 'EncodingError'))
    const { setTimeout: wait } = globalThis
    // The day passes ten times as fast, and so does `timeout`.
    spyOn(globalThis, 'setTimeout').mockImplementation((run, delay = 0) => wait(run, delay / 10))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { said, slider } = controlsOf(canvas)
    const { last } = lightDays[darkHour.day]
    const timeout = 50_000
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(
      async () => {
        await expect(slider).toHaveValue(String(last))
        await expect(said).toHaveAttribute('aria-live', 'polite')
      },
      { timeout },
    )
    await whenShown(canvasElement, last)
    await waitFor(() => expect(canvasElement.querySelector('[data-picture]:last-child')).toBeVisible(), { timeout })
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(text(copy.play)), { timeout })
  },
}

/** An hour that June does not have is there again in December. */
export const ThereAndBack: Story = {
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { december, june, slider } = controlsOf(canvas)
    const hour = hoursOf('december').find((time) => nearestHour('june', time) !== time)
    await fireEvent.change(slider, { target: { value: String(hour) } })
    await userEvent.click(june)
    await expect(slider).not.toHaveValue(String(hour))
    await userEvent.click(december)
    await expect(slider).toHaveValue(String(hour))
  },
}

/** Play begins with the first hour, goes on after a pause, and ends with the day or when the visitor turns the hour. */
export const Played: Story = {
  parameters: unpictured,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const [first = 0, second = 0] = hoursOf(darkHour.day)
    const { slider, june } = controlsOf(canvas)
    const button = () => canvas.getByRole('button')
    await expect(button()).toHaveTextContent(text(copy.play))
    await userEvent.click(button())
    await step('it begins with the first hour', async () => {
      await expect(button()).toHaveTextContent(text(copy.pause))
      await expect(slider).toHaveValue(String(first))
      await whenShown(canvasElement, second)
    })
    await step('it goes on where it was paused', async () => {
      await userEvent.click(button())
      await expect(button()).toHaveTextContent(text(copy.play))
      const paused = Number(slider.value)
      await userEvent.click(button())
      await expect(Number(slider.value)).toBeGreaterThanOrEqual(paused)
    })
    await step('the visitor stops it', async () => {
      await expect(button()).toHaveTextContent(text(copy.pause))
      await userEvent.click(june)
      await expect(button()).toHaveTextContent(text(copy.play))
    })
  },
}

export const Focused: Story = { parameters: focused }
