import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn } from 'storybook/test'
import { unpictured } from '../../../.storybook/modes.ts'
import { PrintButton } from './PrintButton.tsx'

const meta = {
  component: PrintButton,
  args: { className: '', children: 'Print this' },
  parameters: unpictured,
  render: (args) => (
    <>
      <section aria-label="To print">
        <PrintButton {...args} />
      </section>
      <section>
        <button type="button">Another</button>
      </section>
    </>
  ),
} satisfies Meta<typeof PrintButton>
export default meta
type Story = StoryObj<typeof meta>

const next = { 'a press': fireEvent.pointerDown, 'a key': fireEvent.keyDown, focus: fireEvent.focusIn }

/** The section stays marked however early the browser says that it has printed, until the visitor does something else. */
export const UntilTheNextAction: Story = {
  play: async ({ canvas, step }) => {
    const print = spyOn(globalThis, 'print').mockImplementation(() => dispatchEvent(new Event('afterprint')))
    for (const [name, act] of Object.entries(next))
      await step(name, async () => {
        await fireEvent.click(canvas.getByRole('button', { name: 'Print this' }))
        await expect(print).toHaveBeenCalled()
        await expect(canvas.getByRole('region', { name: 'To print' })).toHaveAttribute('data-printed')
        await act(canvas.getByRole('button', { name: 'Another' }))
        await expect(canvas.getByRole('region', { name: 'To print' })).not.toHaveAttribute('data-printed')
      })
  },
}

/** A browser that cannot print has no button for it. */
export const WithoutPrinting: Story = {
  beforeEach: () => {
    const { print } = globalThis
    Object.assign(globalThis, { print: undefined })
    return () => void Object.assign(globalThis, { print })
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Print this' })).toBeNull()
  },
}
