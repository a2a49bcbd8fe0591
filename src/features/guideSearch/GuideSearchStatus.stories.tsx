import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { copy } from './copy.ts'
import { GuideSearchStatus } from './GuideSearchStatus.tsx'

const west = { target: { kind: 'region', id: 'west', anchor: 'region-west' }, title: 'West', texts: [] } as const
const bank = {
  target: { kind: 'checklist', id: 'bank', anchor: 'checklist-bank' },
  title: 'Open a Spanish bank account',
  texts: [],
} as const
const nothing = { entries: [], shown: undefined, isClear: false }

const meta = {
  component: GuideSearchStatus,
  parameters: { page: 'guide', surface: 'limewash' },
  args: { result: { query: 'soller', entries: [west], shown: west, isClear: true }, onChoose: fn() },
} satisfies Meta<typeof GuideSearchStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      textsIn('en')(copy.found, { query: 'soller', title: west.title }),
    )
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      textsIn('de')(copy.found, { query: 'soller', title: west.title }),
    )
  },
}

/** Several matches are listed, and a press opens another one. */
export const Several: Story = {
  args: { result: { query: 'stone', entries: [west, bank], shown: west, isClear: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      textsIn('en')(copy.several, { count: 2, query: 'stone', title: west.title }),
    )
    // The entry is on another page than the story, whose frame must not leave.
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('link', { name: bank.title }))
    await expect(args.onChoose).toHaveBeenCalledWith(bank)
  },
}
export const SeveralOnAPhone: Story = {
  ...Several,
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async () => {},
}

/** A long query is cut. */
export const NothingFound: Story = {
  args: { result: { ...nothing, query: 'castle '.repeat(20).trim() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/castle castle .*…/)
  },
}

export const WithoutASearch: Story = {
  args: { result: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
