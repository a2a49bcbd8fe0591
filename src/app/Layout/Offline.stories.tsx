import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { offline } from './footerCopy.ts'
import { unpictured } from '../../../.storybook/modes.ts'
import { Link } from '../../components/Link/Link.tsx'
import { goOffline } from '../../testing/formService.ts'
import { Offline } from './Offline.tsx'

const meta = {
  component: Offline,
  parameters: { page: 'about', surface: 'limewash', isPending: true },
  beforeEach: goOffline,
  render: () => (
    <>
      <Link href="/en/pricing">Next</Link>
      <Offline />
    </>
  ),
} satisfies Meta<typeof Offline>
export default meta
type Story = StoryObj<typeof meta>

const follow: Story['play'] = async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
}

/** A followed link waits for the connection. */
export const English: Story = {
  play: async (context) => {
    await follow(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(textsIn('en')(offline))
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async (context) => {
    await follow(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(textsIn('de')(offline))
  },
}

/** With a connection a pending navigation shows nothing here. */
export const Online: Story = {
  parameters: unpictured,
  beforeEach: () => void Reflect.deleteProperty(navigator, 'onLine'),
  play: async (context) => {
    await follow(context)
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
