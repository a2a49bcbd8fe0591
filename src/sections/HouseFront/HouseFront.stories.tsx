import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { front } from '../../pages/AiSearchSpecimen/copy.ts'
import { siteTexts } from '../../testing/SiteTexts.tsx'
import { HouseFront } from './HouseFront.tsx'

const meta = {
  component: HouseFront,
  decorators: [siteTexts],
  args: { title: '', description: '', caption: '' },
  render: function Texts() {
    const translate = useMessage()
    return (
      <HouseFront
        title={translate(front.title)}
        description={translate(front.description)}
        caption={translate(front.caption)}
      />
    )
  },
} satisfies Meta<typeof HouseFront>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(textsIn('en')(front.title))
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(textsIn('de')(front.title))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
