import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { pricing } from '../../pages/Services/copy.ts'
import { FeeNote } from './FeeNote.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: FeeNote,
  decorators: [siteTexts],
  parameters: { page: 'services' },
  args: { title: pricing.title, paragraphs: [pricing.text] },
} satisfies Meta<typeof FeeNote>
export default meta
type Story = StoryObj<typeof meta>

/** The rate comes from the company's facts, formatted for the locale. */
export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.1%', { selector: 'span' })).toBeVisible()
    await expect(canvas.getByText('of the purchase price, in two halves, plus 21% VAT (IVA)')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0,1\s%$/, { selector: 'span' })).toBeVisible()
  },
}

export const WithButton: Story = {
  args: { tone: 'plaster', children: <Button href="/en/pricing">What it costs</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What it costs' })).toHaveAttribute('href', '/en/pricing')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
