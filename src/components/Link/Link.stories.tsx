import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useLocation } from 'react-router-dom'
import { Link } from './Link.tsx'
import { focused } from '../../../.storybook/modes.ts'

const meta = {
  component: Link,
  parameters: { surface: 'limewash' },
  args: { href: '/en/pricing', children: 'What it costs' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

/** An internal link navigates without a reload. */
export const Text: Story = {
  render: (args) => (
    <p>
      <Link {...args} /> <Address />
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'What it costs' }))
    await expect(await canvas.findByText('at /en/pricing')).toBeVisible()
  },
}

function Address() {
  return <span>at {useLocation().pathname}</span>
}

export const Strong: Story = { args: { tone: 'strong' } }
export const Plain: Story = { args: { tone: 'plain' } }
export const Light: Story = { args: { tone: 'light' }, parameters: { surface: 'sea' } }

export const Current: Story = {
  args: { current: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

/** Navigation item of the section that contains the current page. */
export const CurrentSection: Story = {
  args: { current: 'section' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true')
  },
}

/** An external link opens a new tab with `noopener`. */
export const Outside: Story = {
  args: { href: 'https://www.caib.example', children: 'Balearic government' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

const onClick = fn((event: React.MouseEvent) => event.preventDefault())

export const Telephone: Story = {
  args: { href: 'tel:+34971000000', children: '+34 971 000 000', onClick },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await expect(link).not.toHaveAttribute('target')
    await userEvent.click(link)
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
export const StrongHovered: Story = { args: { tone: 'strong' }, parameters: { pseudo: { hover: true } } }
export const LightHovered: Story = { args: { tone: 'light' }, parameters: { surface: 'sea', pseudo: { hover: true } } }
export const Focused: Story = { parameters: focused }
export const LightFocused: Story = {
  args: { tone: 'light' },
  parameters: { surface: 'sea', ...focused },
}
