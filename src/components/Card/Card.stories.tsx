import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Card, CardGrid } from './Card.tsx'

const titles = ['Property search', 'Personal shopping', 'Investment analysis', 'Buyer representation']

const meta = {
  component: CardGrid,
  subcomponents: { Card },
  parameters: { surface: 'limewash' },
  args: {
    children: titles.map((title) => (
      <Card
        key={title}
        title={title}
        footer={
          <Link href="/en/services" tone="strong">
            About {title.toLowerCase()}
          </Link>
        }
      >
        The whole market is read every day and measured against your brief.
      </Card>
    )),
  },
} satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
    const [first, second] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
  },
}
export const ThreeColumns: Story = { args: { columns: 3 } }
export const FourColumns: Story = { args: { columns: 4 } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY)
  },
}

export const TitlesOnly: Story = {
  args: {
    children: titles.map((title) => <Card key={title} title={title} level={2} />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  },
}
