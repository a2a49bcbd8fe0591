import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { finca } from '../../content/pictures/finca.ts'
import { hero } from '../../pages/LegalNotice/copy.ts'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { SplitHero } from './SplitHero.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: SplitHero,
  decorators: [siteTexts],
  parameters: { page: 'legalNotice' },
  args: {
    label: hero.label,
    title: hero.title,
    lead: hero.lead,
    children: <HalfPicture side="right" picture={finca} width="50vw" onPhones="whole" isPriority />,
  },
} satisfies Meta<typeof SplitHero>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /stone finca/ })).toHaveAttribute('loading', 'eager')
    await expect(canvas.getByText('Finca, 1:100. A model, not an offer.')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
