import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { dossier, hero, meta as texts } from './copy.ts'
import { seenIn, unpictured } from '../../../.storybook/modes.ts'
import { companyContact } from '../../content/companyContact.ts'
import { isWellFormed, pageMeta } from '../../testing/pageStories.ts'
import { Home } from './Home.tsx'

const meta = {
  component: Home,
  ...pageMeta('home'),
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

const text = textsIn('en')

export const English: Story = {
  parameters: seenIn('en 768', 'en 1280', 'en print'),
  play: async ({ canvas, canvasElement, step }) => {
    await isWellFormed({ canvasElement })
    await step('the promise, and a link to the dossier', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text(hero.title))
      await expect(canvas.getByRole('link', { name: text(dossier.link) })).toBeVisible()
    })
    await step('its title is the page’s title', async () => {
      await expect(document.title).toBe(`${text(texts.title)} | ${companyContact.name}`)
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  parameters: seenIn('de 375', 'de 768', 'de 1280'),
  play: async ({ canvas, canvasElement }) => {
    await isWellFormed({ canvasElement })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsIn('de')(hero.title))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ReducedMotion: Story = { globals: { motion: 'reduced' }, parameters: unpictured }
