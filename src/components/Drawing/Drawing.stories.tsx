import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Area, Dimension, Drawing, Label, Stroke } from './Drawing.tsx'

const meta = {
  component: Drawing,
  subcomponents: { Stroke, Area, Label, Dimension },
  parameters: { surface: 'limewash' },
  args: {
    width: 360,
    height: 200,
    title: 'A wall',
    description: 'A wall of six meters with a cistern below it.',
    caption: 'Section, 1:100',
    children: (
      <>
        <Area tone="mares" d="M40 60h280v80H40z" />
        <Area tone="wash" d="M200 140h80v40h-80z" />
        <Stroke tone="strong" d="M20 140h320" />
        <Stroke tone="dashed" d="M200 140v40h80v-40" />
        <Stroke tone="accent" d="M240 140v40" />
        <Stroke tone="quiet" d="M20 180h320" />
        <Dimension from={40} to={320} y={40}>
          6.00 m
        </Dimension>
        <Label tone="figure" x={48} y={110}>
          a
        </Label>
        <Label tone="strong" x={312} y={110} align="end">
          Wall
        </Label>
        <Label tone="accent" x={190} y={165} align="end">
          Cistern
        </Label>
      </>
    ),
  },
} satisfies Meta<typeof Drawing>
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'A wall' })
    await expect(drawing).toHaveAccessibleDescription('A wall of six meters with a cistern below it.')
    await expect(canvas.getByText('Section, 1:100')).toBeVisible()
  },
}

export const SectionOnAPhone: Story = { ...Section, globals: { viewport: { value: 'phone' } } }
