import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stat, Stats } from './Stat.tsx'

const meta = {
  component: Stat,
  subcomponents: { Stats },
  parameters: { surface: 'limewash' },
  args: {
    end: 15,
    suffix: '+',
    label: 'years of experience',
    description: 'Between them, the founders have bought, built and examined here.',
    duration: 100,
  },
  render: (args) => (
    <Stats>
      <Stat {...args} />
    </Stats>
  ),
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

/** The visible figure, next to the one for screen readers. */
const shown = (root: HTMLElement) => root.querySelector('dd > [aria-hidden]')

/** Screen readers get the final figure at once; the visible figure counts up. */
export const Counting: Story = {
  args: { duration: 600, end: 35_000 },
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the final figure is there at once', async () => {
      const [term, figure] = [canvas.getByRole('term'), canvas.getAllByRole('definition')[0]]
      await expect(term).toHaveTextContent('years of experience')
      await expect(figure?.firstElementChild).toHaveTextContent(/^35,000\+$/)
      await expect(figure?.firstElementChild).not.toHaveAttribute('aria-hidden')
    })
    await step('the visible figure counts', async () => {
      await waitFor(() => expect(shown(canvasElement)).not.toHaveTextContent('35,000+'))
    })
    await step('and arrives', async () => {
      await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('35,000+'), { timeout: 3000 })
    })
  },
}

export const ReducedMotion: Story = {
  args: { duration: 2000 },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await expect(shown(canvasElement)).toHaveTextContent('15+')
  },
}

export const GermanDecimals: Story = {
  args: { end: 3.2, decimals: 1, suffix: '-fach', label: 'schnellere Suche', description: 'Im Mittel.' },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('3,2-fach'))
  },
}

/** The dash keeps a line from ending behind it. */
export const Range: Story = {
  args: { min: 4, end: 6, suffix: '', label: 'purchases a year' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('4–\u20606'))
  },
}

export const SeveralInARow: Story = {
  render: (args) => (
    <Stats>
      <Stat {...args} />
      <Stat {...args} min={4} end={6} suffix="" label="purchases a year" />
      <Stat {...args} end={100} suffix="%" label="of our mandates are buyers’" />
    </Stats>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('15+'))
  },
}

export const SeveralOnAPhone: Story = { ...SeveralInARow, globals: { viewport: { value: 'phone' } } }
