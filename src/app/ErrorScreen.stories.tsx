import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { ErrorScreen } from './ErrorScreen.tsx'
import { SiteTexts, siteTexts } from '../testing/SiteTexts.tsx'

const meta = { component: ErrorScreen, decorators: [siteTexts] } satisfies Meta<typeof ErrorScreen>
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

/** The router shows the error screen instead of a failed page, and logs the error. */
export const AfterAFailure: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  parameters: {
    errorElement: (
      <SiteTexts>
        <ErrorScreen />
      </SiteTexts>
    ),
  },
  render: () => <Broken />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(console.error).toHaveBeenCalledWith(
      'React Router caught the following error during render',
      expect.objectContaining({ message: 'A page that fails to render' }),
      expect.anything(),
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
