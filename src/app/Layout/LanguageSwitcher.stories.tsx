import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LanguageSwitcher, StaticLanguage } from './LanguageSwitcher.tsx'

const meta = {
  component: LanguageSwitcher,
  parameters: { page: 'about', surface: 'sea' },
  args: { place: 'header' },
} satisfies Meta<typeof LanguageSwitcher>
export default meta
type Story = StoryObj<typeof meta>

/** Links to the same page in the other language, and remembers the choice. */
export const Switching: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('English is current, German is a link to this page in German', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Language' })).toBeVisible()
      await expect(canvas.getByText('English')).toHaveAttribute('aria-current', 'true')
      const german = canvas.getByRole('link', { name: 'Deutsch' })
      await expect(german).toHaveAttribute('href', '/de/ueber-uns')
      await expect(german).toHaveAttribute('hreflang', 'de')
    })
    await step('switched, everything is German and English is the link', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Deutsch' }))
      await expect(await canvas.findByRole('navigation', { name: 'Sprache' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/about')
      await expect(document.documentElement.lang).toBe('de')
    })
    await step('the choice is remembered', async () => {
      await expect(localStorage.getItem('preferred-language')).toBe('de')
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deutsch')).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/about')
  },
}

/** Landing pages exist in English only. */
export const OnALandingPage: Story = {
  parameters: { page: 'luxuryVillas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  },
}

/** An unknown address has no counterpart that answers. */
export const OnAnUnknownAddress: Story = {
  parameters: { path: '/en/nowhere/at-all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  },
}

export const InTheMenu: Story = { args: { place: 'menu' }, parameters: { surface: 'limewash' } }

/** The fallback of a switcher that fails to render. */
export const Failed: Story = {
  render: () => <StaticLanguage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EN')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
