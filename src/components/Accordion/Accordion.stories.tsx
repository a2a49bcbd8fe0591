import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Accordion } from './Accordion.tsx'
import { focused } from '../../../.storybook/modes.ts'

const titles = ['Deposit contract', 'Notary', 'Taxes'] as const

const meta = {
  component: Accordion,
  parameters: { surface: 'limewash' },
  args: {
    items: [
      { id: 'arras', title: titles[0], content: <p>About ten percent binds both sides.</p> },
      { id: 'notary', title: titles[1], content: <p>The deed is read aloud and signed.</p> },
      { id: 'taxes', title: titles[2], content: <p>Due within thirty days.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Closed panels keep their role for the browser's page search; `hidden` hides them visually. */
const open = (root: HTMLElement) => root.querySelectorAll('[role="region"]:not([hidden])')

export const Closed: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('every panel is closed', async () => {
      for (const name of titles)
        await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
    })
    await step('closed content is in the page and the browser’s search finds it', async () => {
      await expect(canvas.getByText('Due within thirty days.')).toBeInTheDocument()
      const panels = canvasElement.querySelectorAll('[data-findable]')
      await expect(panels).toHaveLength(3)
      for (const panel of panels) await expect(panel).toHaveAttribute('hidden', 'until-found')
    })
  },
}

export const OneOpenAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const [arras, notary] = titles.map((name) => canvas.getByRole('button', { name })) as [HTMLElement, HTMLElement]
    await step('a title opens its panel', async () => {
      await userEvent.click(arras)
      await expect(arras).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByRole('region', { name: 'Deposit contract' })).toBeVisible()
    })
    await step('another title closes it and opens its own', async () => {
      await userEvent.click(notary)
      await expect(arras).toHaveAttribute('aria-expanded', 'false')
      await expect(notary).toHaveAttribute('aria-expanded', 'true')
      await expect(open(canvasElement)).toHaveLength(1)
    })
  },
}

export const CanBeClosed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const notary = canvas.getByRole('button', { name: 'Notary' })
    await userEvent.click(notary)
    await userEvent.click(notary)
    await expect(notary).toHaveAttribute('aria-expanded', 'false')
    await expect(open(canvasElement)).toHaveLength(0)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Deposit contract' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Notary' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The browser’s search fires `beforematch` on the panel in which it found something. */
export const FoundBySearch: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-findable="taxes"]')?.dispatchEvent(new Event('beforematch'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Taxes' })).toHaveAttribute('aria-expanded', 'true'))
    await expect(canvas.getByText('Due within thirty days.')).toBeVisible()
  },
}

export const OpenedFromOutside: Story = {
  args: { opened: { id: 'notary' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Notary' })).toBeVisible()
  },
}

export const DeeperInTheOutline: Story = {
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
export const Focused: Story = { parameters: focused }
