import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { finca } from '../../content/pictures/finca.ts'
import { HalfPicture } from './HalfPicture.tsx'

const meta = {
  component: HalfPicture,
  parameters: { page: 'buyProperty' },
  args: { side: 'right', picture: finca, width: '50vw', onPhones: 'landscape' },
  decorators: [(Story) => <div style={{ display: 'grid', width: '50vw', height: '30rem' }}>{Story()}</div>],
} satisfies Meta<typeof HalfPicture>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/1:\d+ model$/)
  },
}
export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
  },
}
export const WithoutCaption: Story = { args: { picture: { source: finca.source, alt: finca.alt } } }
export const German: Story = { globals: { locale: 'de' } }
export const StripOnAPhone: Story = { args: { onPhones: 'strip' }, globals: { viewport: { value: 'phone' } } }
/** Level with a heading in the other half. */
export const Level: Story = { args: { onPhones: 'level' } }
