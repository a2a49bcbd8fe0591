import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { errorScreen as copy } from './ErrorScreen.copy.ts'
import { textsIn } from '../testing/texts.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = { component: ErrorScreen } satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: text(copy.title) })).toBeVisible()
    await expect(canvas.getByText(text(copy.text))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text(copy.reload) })).toBeVisible()
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: german(copy.title) })).toBeVisible()
    await expect(canvas.getByRole('button', { name: german(copy.reload) })).toBeVisible()
  },
}

function Broken(): never {
  throw new Error('A page that fails to render')
}

const started = fn()

/** The router shows the error screen instead of a failed page, which ends the recording of presses, and logs the error. */
export const AfterAFailure: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
    document.addEventListener('hydrated', started, { once: true })
  },
  parameters: {
    errorElement: <ErrorScreen />,
  },
  render: () => <Broken />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: text(copy.title) })).toBeVisible()
    await expect(started).toHaveBeenCalledOnce()
    await expect(console.error).toHaveBeenCalledWith(
      'React Router caught the following error during render',
      expect.objectContaining({ message: 'A page that fails to render' }),
      expect.anything(),
    )
  },
}
