import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn, unpictured } from '../../../.storybook/modes.ts'
import { companyContact } from '../../content/companyContact.ts'
import { isWellFormed, pageParameters } from '../../testing/pageStories.ts'
import { Home } from './Home.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: Home,
  decorators: [siteTexts],
  parameters: pageParameters('home'),
  play: isWellFormed,
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  parameters: seenIn('en 768', 'en 1280', 'en print'),
  play: async ({ canvas, canvasElement, step }) => {
    await isWellFormed({ canvasElement })
    await step('the promise, the fee, the dossier, the search, the numbers and the services', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'On this island, someone should work for you.',
      )
      await expect(canvas.getByText(/You pay us 0\.1% of the price, plus VAT/)).toBeVisible()
      await expect(
        canvas.getByRole('heading', { name: /^Asking €2,290,000\.\s+We\swould buy at €1,880,000\.$/ }),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Read the whole dossier' })).toBeVisible()
      await expect(
        canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
      ).toEqual([
        'House no. 7',
        'Consultation',
        'Region',
        'Short list',
        'Checks',
        'Closing',
        'Property search',
        'Personal property shopping',
        'Investment analysis',
        'Buyer representation',
      ])
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'years in real estate',
        'clients a year',
        'on the buyer’s side',
      ])
    })
    await step('its title is the page’s title', async () => {
      await expect(document.title).toBe(`Buyer-side property advisers in Mallorca | ${companyContact.name}`)
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  parameters: seenIn('de 375', 'de 768', 'de 1280'),
  play: async ({ canvas, canvasElement }) => {
    await isWellFormed({ canvasElement })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Auf dieser Insel sollte jemand für Sie arbeiten.',
    )
    await expect(canvas.getByText(/Sie zahlen uns 0,1\s% des Kaufpreises/)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, parameters: unpictured }
export const ReducedMotion: Story = { globals: { motion: 'reduced' }, parameters: unpictured }
