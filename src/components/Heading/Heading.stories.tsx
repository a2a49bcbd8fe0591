import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from './Heading.tsx'

const meta = {
  component: Heading,
  parameters: { surface: 'limewash' },
  args: {
    level: 2,
    children: (
      <>
        What we do <em>for buyers</em>
      </>
    ),
  },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { args: { level: 1, size: 'hero' } }
export const Page: Story = { args: { level: 1 } }
export const Section: Story = {}
export const Item: Story = { args: { level: 3 } }
export const Label: Story = { args: { level: 4 } }

/** A level 2 heading with the look of an item heading. */
export const LookApartFromLevel: Story = {
  args: { level: 2, size: 'item', id: 'for-buyers' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'What we do for buyers' })
    await expect(heading).toHaveAttribute('id', 'for-buyers')
  },
}

/** A long German word is hyphenated instead of overflowing on a phone. */
export const LongGermanWord: Story = {
  args: { level: 1, children: 'Grunderwerbsteuervorauszahlungsbescheinigung' },
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
