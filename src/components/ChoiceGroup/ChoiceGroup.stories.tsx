import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { focused } from '../../../.storybook/modes.ts'

const meta = {
  component: ChoiceGroup,
  parameters: { surface: 'limewash' },
  args: {
    id: 'property-type',
    name: 'propertyType',
    legend: 'Property type',
    items: [
      { value: 'villa', label: 'Luxury villa', description: 'A detached house with pool and garden' },
      { value: 'finca', label: 'Traditional finca', description: 'A country house of stone, on its own land' },
      { value: 'not-sure', label: 'Not sure yet', description: 'We’ll work it out when we talk' },
    ],
  },
} satisfies Meta<typeof ChoiceGroup>
export default meta
type Story = StoryObj<typeof meta>

/** No option is preselected; the whole row is clickable. */
export const Unanswered: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const villa = canvas.getByRole('radio', { name: 'Luxury villa' })
    const finca = canvas.getByRole('radio', { name: 'Traditional finca' })
    await step('each choice has a name and a line that explains it', async () => {
      await expect(canvas.getByRole('group', { name: 'Property type' })).toBeVisible()
      await expect(villa).not.toBeChecked()
      await expect(villa).toHaveAccessibleDescription('A detached house with pool and garden')
    })
    await step('one of them is chosen at a time', async () => {
      await userEvent.click(villa)
      await userEvent.click(canvas.getByText('A country house of stone, on its own land'))
      await expect(finca).toBeChecked()
      await expect(villa).not.toBeChecked()
    })
    await step('arrow keys move the choice', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'Not sure yet' })).toBeChecked()
    })
  },
}

export const WithNote: Story = {
  args: { note: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Property type ?\(optional\)$/ })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
export const Focused: Story = { parameters: focused }
