import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../../.storybook/modes.ts'
import { founders, type FounderProfile } from '../../content/founders.ts'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { Founders } from './Founders.tsx'

/** A founder, without what the owner may have added. */
const { portrait: _portrait, signature: _signature, ...first } = founders[0]!
const second: FounderProfile = { ...first, id: 'b', name: 'Maria Exemplar' }
const portrait = { source: thirdChair.source, credit: 'A. Photographer', focus: [70, 40] } as const
const signature = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M4 30q14-34 18-14t-8 14q22-22 26-8t18-6 40-4" fill="none" stroke="#12343B" stroke-width="2"/></svg>',
)}`
const long = 'Maria Magdalena Margalida Vanrell-Bonnín von und zu Hohenlohe-Schillingsfürst'

const meta = {
  component: Founders,
  args: { look: 'careers', people: [first, second] },
} satisfies Meta<typeof Founders>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutPortraits: Story = {
  parameters: seenIn('en 375', 'en 1280', 'de 375'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** A portrait is described by the name, and names its photographer. */
export const WithPortrait: Story = {
  args: { people: [{ ...first, portrait }, second] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: first.name })).toBeInTheDocument()
    await expect(canvas.getByText('Photo: A. Photographer')).toBeVisible()
  },
}
export const One: Story = {
  args: { people: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const LongNames: Story = {
  args: { people: [first, second].map((person) => ({ ...person, name: long })) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const PortraitInRows: Story = { ...WithPortrait, args: { ...WithPortrait.args, look: 'rows' } }
export const Rows: Story = { args: { look: 'rows' }, parameters: seenIn('en 375', 'de 1280') }
export const LongNamesInRows: Story = { ...LongNames, args: { ...LongNames.args, look: 'rows' } }

/** The letter is signed by whose signature is there; the name says whose it is. */
export const Letter: Story = {
  args: { look: 'letter', people: [{ ...first, portrait, signature }, second] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(first.name)).toBeVisible()
    await expect(canvas.getByText('Photo: A. Photographer')).toBeVisible()
    await expect(canvasElement.querySelectorAll('img[src^="data:image/svg"]')).toHaveLength(1)
  },
}
