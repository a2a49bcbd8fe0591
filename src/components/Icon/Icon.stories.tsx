import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, type IconName } from './Icon.tsx'

const every = {
  market: true,
  door: true,
  papers: true,
  gauge: true,
  scales: true,
  cards: true,
} satisfies Record<IconName, true>
const names = Object.keys(every) as IconName[]

const meta = {
  component: Icon,
  parameters: { surface: 'limewash' },
  args: { name: 'door' },
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** All icons are hidden from screen readers. */
export const Every: Story = {
  render: () => (
    <>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(names.length)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
