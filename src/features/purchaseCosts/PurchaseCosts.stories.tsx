import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PurchaseCosts } from './PurchaseCosts.tsx'
import { TaxDrawing } from './TaxDrawing.tsx'
import { useCalculator } from './useCalculator.ts'
import { siteTexts } from '../../testing/SiteTexts.tsx'

/** As on the guide, where the drawing is next to the title. */
function Calculator() {
  const { drawn, ...calculator } = useCalculator()
  return (
    <>
      <TaxDrawing calculation={drawn} isStale={calculator.isLoading} />
      <PurchaseCosts {...calculator} />
    </>
  )
}

const meta = {
  component: Calculator,
  decorators: [siteTexts],
  parameters: { page: 'guide', surface: 'limewash' },
} satisfies Meta<typeof Calculator>
export default meta
type Story = StoryObj<typeof meta>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function type(userEvent: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
/** The calculation takes 0.8 seconds. */
const afterThePause = { timeout: 3000 }

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('€750,000')
    await expect(canvas.getByRole('radio', { name: 'Resale' })).toBeChecked()
    await expect(canvas.getByRole('rowheader', { name: 'Cash you need' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'The bands of the transfer tax' })).toHaveAccessibleDescription(
      /^5 steps: 8% up to €400,000, .+ At €750,000 the tax is €65,000\.$/,
    )
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Kaufpreis' })).toHaveValue('750.000\u00a0€')
    await expect(canvas.getByRole('radio', { name: 'Bestandsimmobilie' })).toBeChecked()
  },
}

/** A changed price shows "Calculating …" before its result. */
export const Loading: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('it says that it is calculating', async () => {
      await type(userEvent, canvas.getByRole('textbox', { name: 'Purchase price' }), '1.250.000')
      await expect(canvas.getByRole('status', { busy: false })).toBeInTheDocument()
      await expect(canvas.getAllByText('Calculating …')).toHaveLength(2)
    })
    await step('and then the result, with the price in the notation of the page', async () => {
      await waitFor(() => expect(canvas.queryByText('Calculating …')).not.toBeInTheDocument(), afterThePause)
      await expect(canvas.getByText(/^For €1,250,000: purchase costs/)).toBeInTheDocument()
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('€1,250,000')
    })
  },
}

/** VAT and stamp duty in place of transfer tax. */
export const NewBuild: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('New build'))
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'VAT, 10%' })).toBeVisible(), afterThePause)
    await expect(canvas.getByRole('rowheader', { name: 'Stamp duty (AJD), 1.5%' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'The bands of the transfer tax' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: 'The taxes on a new build' })).toHaveAccessibleDescription(
      /each rate applies to the whole price/,
    )
  },
}

/** A price beyond the end of the drawing fills the stair. */
export const BeyondTheStair: Story = {
  play: async ({ canvas, userEvent }) => {
    await type(userEvent, canvas.getByRole('textbox', { name: 'Purchase price' }), '5m')
    const caption = /^The drawing ends at €2,500,000; .+ the tax is €600,000\.$/
    await waitFor(() => expect(canvas.getByText(caption)).toBeVisible(), afterThePause)
    await expect(canvas.getByText('€5,000,000 →')).toBeVisible()
  },
}

/** Input that is no amount has a message and no costs. */
export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Purchase price' })
    await type(userEvent, price, 'a lot')
    await waitFor(() => expect(price).toBeInvalid(), afterThePause)
    await expect(price).toHaveAccessibleDescription(/“a lot” is not an amount, so no costs are calculated/)
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** An invalid price has no result. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Purchase price' })
    await type(userEvent, price, '-5')
    await waitFor(() => expect(price).toBeInvalid(), afterThePause)
    await expect(price).toHaveAccessibleDescription(/A price cannot be below zero/)
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const LinkCopied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a link to this calculation' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
