import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
    await step('the promise, the numbers, the ways to reach us', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'On this island, someone should work for you.',
      )
      await expect(
        canvas.getByText(
          'buyer commission; as a rule the seller pays about 5%, and our share, usually 50%, comes out of it',
        ),
      ).toBeVisible()
      const descent = within(canvasElement.querySelector('#search') as HTMLElement)
      const steps = descent.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      await expect(steps).toEqual(['Consultation', 'Region', 'Short list', 'Checks', 'Closing'])
      // The later frames have no box before the section is in view. The table has a wide and a close picture, of which one is displayed.
      await expect(descent.getAllByRole('img', { hidden: true })).toHaveLength(steps.length + 1)
      await expect(descent.getByText('1:150,000')).toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: 'How a search works' })).toHaveAttribute('href', '#search')
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
    await expect(
      canvas.getByText(
        'Käuferprovision. In der Regel zahlt der Verkäufer rund 5 % Provision; davon gehen üblicherweise 50 % an uns',
      ),
    ).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, parameters: unpictured }
export const ReducedMotion: Story = { globals: { motion: 'reduced' }, parameters: unpictured }
