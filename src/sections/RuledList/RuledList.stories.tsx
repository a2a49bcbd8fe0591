import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deliverables, next } from '../../pages/AiSearch/copy.ts'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { RuledList } from './RuledList.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: RuledList,
  parameters: { page: 'aiSearch', surface: 'limewash' },
  args: { items: deliverables.items },
  decorators: [
    (Story) => (
      <>
        <SectionHead title={deliverables.title} />
        <Story />
      </>
    ),
    siteTexts,
  ],
} satisfies Meta<typeof RuledList>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(deliverables.items.length)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(deliverables.items.length)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const German: Story = { globals: { locale: 'de' } }

export const Compact: Story = { args: { isCompact: true } }

export const TwoColumns: Story = { args: { columns: 2 } }

export const WithLinks: Story = {
  args: {
    items: deliverables.items.map((item) => ({ ...item, link: { label: next.button, href: '/en/contact' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(deliverables.items.length)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
