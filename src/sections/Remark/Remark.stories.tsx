import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactRemark, founders } from '../../content/founders.ts'
import { Remark } from './Remark.tsx'

const meta = { component: Remark, args: { remark: contactRemark } } satisfies Meta<typeof Remark>
export default meta
type Story = StoryObj<typeof meta>

/** The name signs the remark. */
export const Signed: Story = {
  play: async ({ canvas }) => {
    const name = founders.find(({ id }) => id === contactRemark.by)?.name ?? ''
    await expect(canvas.getByText(name)).toBeVisible()
  },
}
export const GermanOnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
