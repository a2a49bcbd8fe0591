import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { focused, unpictured } from '../../../.storybook/modes.ts'
import { Button } from './Button.tsx'
import { EdgeButton } from './EdgeButton.tsx'

const meta = {
  component: Button,
  parameters: { surface: 'limewash' },
  args: { children: 'Schedule a consultation' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const onClick = fn()

export const Sea: Story = {
  args: { onClick },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Schedule a consultation' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.click(button)
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const Outline: Story = { args: { tone: 'outline' } }

export const Light: Story = { args: { tone: 'light' }, parameters: { surface: 'sea' } }

/** With `href` the button renders a link. */
export const AsLink: Story = {
  args: { href: '/en/contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Schedule a consultation' })).toHaveAttribute('href', '/en/contact')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const OutsideTheSite: Story = {
  args: { href: 'https://scheduling.example/roqueta' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** A busy button keeps the focus and ignores clicks. */
export const Busy: Story = {
  args: { isBusy: true, onClick, children: 'Sending' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(onClick).not.toHaveBeenCalled()
  },
}

export const LongGermanLabel: Story = {
  args: { children: 'Unverbindliches Beratungsgespräch zum Immobilienkauf auf Mallorca vereinbaren' },
  globals: { locale: 'de', viewport: { value: 'phone' } },
}

export const SeaHovered: Story = { parameters: { pseudo: { hover: true } } }
export const OutlineHovered: Story = { args: { tone: 'outline' }, parameters: { pseudo: { hover: true } } }
export const LightHovered: Story = { args: { tone: 'light' }, parameters: { surface: 'sea', pseudo: { hover: true } } }
export const Focused: Story = { parameters: focused }
export const LightFocused: Story = {
  args: { tone: 'light' },
  parameters: { surface: 'sea', ...focused },
}

/** The menu and the cookie settings show it in their place. */
export const AtTheEdge: Story = {
  parameters: unpictured,
  render: () => <EdgeButton onClick={onClick}>Close</EdgeButton>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(onClick).toHaveBeenCalled()
  },
}
