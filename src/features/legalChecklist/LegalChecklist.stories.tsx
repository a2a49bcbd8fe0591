import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LegalChecklist } from './LegalChecklist.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = { component: LegalChecklist, decorators: [siteTexts], parameters: { page: 'guide' } } satisfies Meta<
  typeof LegalChecklist
>
export default meta
type Story = StoryObj<typeof meta>

/** Checking counts up, unchecking counts down; nothing is persisted. */
export const Progress: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const boxes = canvas.getAllByRole('checkbox')
    const [first, second] = boxes as [HTMLElement, HTMLElement]
    const progress = canvas.getByRole('progressbar', { name: 'Progress of the checklist' })
    await step('nothing is done at first', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(`0 of ${boxes.length} steps completed`)
      await expect(first).toHaveAccessibleName('Mark as done Appoint a lawyer of your own')
    })
    await step('two are ticked, one of them by keyboard', async () => {
      await userEvent.click(first)
      second.focus()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('status')).toHaveTextContent(`2 of ${boxes.length} steps completed`)
      await expect(progress).toHaveAttribute('value', '2')
    })
    await step('one is unticked', async () => {
      await userEvent.click(first)
      await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${boxes.length} steps completed`)
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
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[0] as HTMLElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 von ${boxes.length} Schritten erledigt`)
    await expect(boxes[0]).toHaveAccessibleName(/^Als erledigt markieren/)
  },
}

/** A search opens the step it finds. */
export const OpenedFromOutside: Story = {
  args: { opened: { id: 'bank' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/US citizens complete Form W-9/)).toBeVisible())
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
