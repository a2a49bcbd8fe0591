import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { Button } from '../../components/Button/Button.tsx'
import { about, dossier, services } from '../../pages/Home/copy.ts'
import { Prose } from './Prose.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: Prose,
  decorators: [siteTexts],
  args: { label: dossier.label, title: about.title, paragraphs: [about.text, services.lines['ai-search']] },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

/** The text contains facts, formatted for the locale. */
export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(text(about.title))
    await expect(canvas.getByRole('heading', { level: 2 }).querySelector('em')).toBeVisible()
    await expect(canvas.getByText(text(services.lines['ai-search']))).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(german(services.lines['ai-search']))).toBeVisible()
  },
}

/** With a larger first paragraph, and the others below it in two columns. */
export const Led: Story = { args: { isLed: true } }
export const OnPlaster: Story = { args: { tone: 'plaster', id: 'who-we-are' } }

export const WithContentBelow: Story = {
  args: { paragraphs: [], children: <Button href="/en/contact">Contact</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
