import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { whyChoose } from '../../pages/ClientStories/copy.ts'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { RuledList } from './RuledList.tsx'

const meta = {
  component: RuledList,
  parameters: { page: 'clientStories', surface: 'limewash' },
  args: { items: whyChoose.items },
  decorators: [
    (Story) => (
      <>
        <SectionHead title={whyChoose.title} />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof RuledList>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(whyChoose.items.length)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(whyChoose.items.length)
  },
}

export const GermanOnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
