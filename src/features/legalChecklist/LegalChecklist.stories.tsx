import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { copy } from './copy.ts'
import { LegalChecklist } from './LegalChecklist.tsx'

const meta = { component: LegalChecklist, parameters: { page: 'guide' } } satisfies Meta<typeof LegalChecklist>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

/** Checking counts up, unchecking counts down; nothing is persisted. */
export const Progress: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const boxes = canvas.getAllByRole('checkbox')
    const [first, second] = boxes as [HTMLElement, HTMLElement]
    const progressed = (done: number) => text(copy.progress, { done, total: boxes.length })
    const progress = canvas.getByRole('progressbar')
    await step('nothing is done at first', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(progressed(0))
      await expect(first).toHaveAccessibleName(expect.stringContaining(text(copy.markDone)))
    })
    await step('two are ticked, one of them by keyboard', async () => {
      await userEvent.click(first)
      second.focus()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('status')).toHaveTextContent(progressed(2))
      await expect(progress).toHaveAttribute('value', '2')
    })
    await step('one is unticked', async () => {
      await userEvent.click(first)
      await expect(canvas.getByRole('status')).toHaveTextContent(progressed(1))
    })
  },
}

export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await expect(canvas.getByText('100%')).toBeVisible()
  },
}

/** The steps of readers from outside the European Union are left out. */
export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[0] as HTMLElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(german(copy.progress, { done: 1, total: boxes.length }))
    await expect(boxes[0]).toHaveAccessibleName(expect.stringContaining(german(copy.markDone)))
  },
}

/** A search opens the step it finds. */
export const OpenedFromOutside: Story = {
  args: { opened: { id: 'bank' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1))
    await expect(canvasElement.querySelector('#checklist-bank details')).toHaveAttribute('open')
  },
}
