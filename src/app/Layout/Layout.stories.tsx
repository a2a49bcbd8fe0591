import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { storeLocale } from '../../i18n/detection.ts'
import { locales } from '../../i18n/locales.ts'
import { returningVisitor } from '../../testing/visitor.ts'
import { loadMessages } from '../messages.ts'
import { Layout } from './Layout.tsx'

/** As in the app's routes, the layout has the language of the address. */
function LayoutOfAddress() {
  const { locale } = useLanguage()
  return <Layout key={locale} locale={locale} />
}

const meta = {
  component: LayoutOfAddress,
  parameters: {
    page: 'about',
    outlet: (
      <Section>
        <Heading level={1}>A page</Heading>
      </Section>
    ),
  },
  loaders: () => Promise.all(locales.map((locale) => loadMessages(locale, 'layout'))),
  beforeEach: () => {
    returningVisitor()
    // The country of a visitor who has chosen a language is not looked up.
    storeLocale('en')
  },
} satisfies Meta<typeof LayoutOfAddress>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the landmarks of a page', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible()
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
      await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { name: 'A page' }))
      await expect(canvas.getByRole('contentinfo')).toBeVisible()
      await expect(canvas.getByRole('complementary', { name: 'Talk to us' })).toBeVisible()
    })
    await step('the first stop of the keyboard skips to the content', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toHaveFocus()
      await expect(skip).toHaveAttribute('href', '#main')
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInTheDocument()
    await expect(canvas.getByRole('navigation', { name: 'Seiten' })).toBeVisible()
  },
}

/** Replaces the page while that of another language is loading. */
export const ChangingLanguage: Story = {
  parameters: { isPending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Deutsch' }))
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'A page' })).not.toBeInTheDocument()
  },
}

export const LandingPage: Story = {
  parameters: { page: 'buyProperty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick contact' })).toBeVisible()
  },
}
