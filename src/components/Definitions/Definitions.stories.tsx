import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Definitions } from './Definitions.tsx'

const meta = {
  component: Definitions,
  parameters: { surface: 'limewash' },
  args: {
    items: [
      { id: 'controller', term: 'Controller', detail: 'Roqueta, Palma de Mallorca' },
      { id: 'phone', term: 'Phone', detail: <Link href="tel:+34971000000">+34 971 000 000</Link> },
      { id: 'hours', term: 'Office hours', detail: 'Monday to Friday, 9:00–19:00, and on Saturdays by appointment' },
    ],
  },
} satisfies Meta<typeof Definitions>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '+34 971 000 000' })).toHaveAttribute('href', 'tel:+34971000000')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
