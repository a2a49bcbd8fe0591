import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = { component: ErrorScreen } satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(canvas.getByText("We're sorry, but something unexpected happened.")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Etwas ist schiefgelaufen' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  },
}

function Broken(): never {
  throw new Error('A page that fails to render')
}

/** The error screen of a failed page, and the error in the console. */
export const AfterAFailure: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(console.error).toHaveBeenCalledWith(
      'A part of the page failed to render.',
      expect.any(Error),
      expect.any(String),
    )
  },
}

/** A component with its own `fallback`. */
export const WithFallback: Story = {
  ...AfterAFailure,
  render: () => (
    <ErrorBoundary fallback={<p>EN</p>}>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EN')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
