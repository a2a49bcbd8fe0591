import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { stampDutyRate } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { formatEuro, formatEuroSpan, formatNumber, formatPercent, withoutJoiners } from '../../lib/format.ts'
import { textsIn } from '../../testing/texts.ts'
import * as copy from './copy.ts'
import { calculate } from './costItems.ts'
import { DuePayments } from './DuePayments.tsx'
import { PriceBar } from './PriceBar.tsx'
import { PurchaseCosts } from './PurchaseCosts.tsx'
import { drawnUpTo } from './taxStair.ts'
import { useCalculator } from './useCalculator.ts'

/** As on the guide, without the chapter on regions. */
function Calculator() {
  const calculator = useCalculator()
  return (
    <>
      <PriceBar calculator={calculator} />
      <PurchaseCosts calculator={calculator} />
      <DuePayments calculation={calculator.calculation} />
    </>
  )
}

const meta = {
  component: Calculator,
  parameters: { page: 'guide', surface: 'limewash' },
} satisfies Meta<typeof Calculator>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]
const euro = (value: number, tag = 'en-US') => formatEuro(value, tag)
const first = calculate(purchaseCosts.defaultPrice, 'resale')
const example = formatNumber(first.price, 'en-US')
const bands = formatNumber(purchaseCosts.transferTaxBands.length, 'en-US')
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function type(userEvent: UserEvent, field: HTMLElement, typed: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, typed)
}
/** The calculation takes 0.8 seconds. */
const afterThePause = { timeout: 3000 }

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: text(copy.form.priceLabel) })).toHaveValue(euro(first.price))
    await expect(canvas.getByRole('radio', { name: text(copy.form.kinds.resale) })).toBeChecked()
    await expect(canvas.getByRole('img', { name: text(copy.drawing.resale.title) })).toHaveAccessibleDescription(
      text(copy.drawing.resale.description, { bands, price: euro(first.price), tax: euro(first.result.tax) }),
    )
    const { items, result } = first
    const amounts = [...items, result.total, result.fee, result.vatAndScales, result.cash].map(({ min, max }) =>
      min === max ? euro(min) : withoutJoiners(formatEuroSpan({ min, max }, 'en-US')),
    )
    await expect(canvas.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(amounts)
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: german(copy.form.priceLabel) })).toHaveValue(
      euro(first.price, 'de-DE'),
    )
    await expect(canvas.getByRole('radio', { name: german(copy.form.kinds.resale) })).toBeChecked()
  },
}

/** A changed price shows "Calculating …" before its result. */
export const Loading: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('it says that it is calculating', async () => {
      await type(userEvent, canvas.getByRole('textbox', { name: text(copy.form.priceLabel) }), '1.250.000')
      await expect(canvas.getByRole('status', { busy: false })).toBeInTheDocument()
      await expect(canvas.getAllByText(text(copy.form.calculating))).toHaveLength(2)
    })
    await step('and then the result, with the price in the notation of the page', async () => {
      await waitFor(
        () => expect(canvas.queryByText(text(copy.form.calculating))).not.toBeInTheDocument(),
        afterThePause,
      )
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: text(copy.form.priceLabel) })).toHaveValue('€1,250,000')
    })
  },
}

/** VAT and stamp duty in place of transfer tax. */
export const NewBuild: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text(copy.form.kinds.newBuild)))
    const stampDuty = text(copy.table.stampDuty, { rate: formatPercent(stampDutyRate(first.price), 'en-US') })
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: stampDuty })).toBeVisible(), afterThePause)
    await expect(canvas.queryByRole('img', { name: text(copy.drawing.resale.title) })).not.toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: text(copy.drawing.newBuild.title) })).toBeVisible()
  },
}

/** A price beyond the end of the drawing fills the stair. */
export const BeyondTheStair: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = drawnUpTo * 2
    await type(userEvent, canvas.getByRole('textbox', { name: text(copy.form.priceLabel) }), String(price))
    await waitFor(() => expect(canvas.getByText(`${euro(price)} →`)).toBeVisible(), afterThePause)
  },
}

/** Input that is no price has a message, and the last valid answers stay. */
export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: text(copy.form.priceLabel) })
    const kept = text(copy.errors.kept, { price: euro(first.price) })
    for (const [typed, message] of [
      ['a lot', text(copy.errors.notANumber, { input: 'a lot', example })],
      ['-5', text(copy.errors.negative)],
    ] as const) {
      await type(userEvent, price, typed)
      await waitFor(() => expect(price).toHaveAccessibleDescription(`${message} ${kept}`), afterThePause)
      await expect(price).toBeInvalid()
      await expect(canvas.getByText(euro(first.result.tax), { selector: 'p' })).toBeVisible()
    }
  },
}
