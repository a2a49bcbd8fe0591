import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { companyContact, emailHref, telephoneHref } from '../../content/companyContact.ts'
import { unpictured } from '../../../.storybook/modes.ts'
import { returningVisitor } from '../../testing/visitor.ts'
import { MobileMenu } from './MobileMenu.tsx'

const meta = {
  component: MobileMenu,
  parameters: { page: 'about', surface: 'limewash' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: returningVisitor,
} satisfies Meta<typeof MobileMenu>
export default meta
type Story = StoryObj<typeof meta>
const phone = companyContact.phone.replaceAll(' ', '\u00A0')

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: /^About/ })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref)
    await expect(menu.getByRole('link', { name: `Write to ${companyContact.email}` })).toHaveAttribute(
      'href',
      emailHref,
    )
    await expect(menu.getByRole('navigation', { name: 'Language' })).toBeVisible()
  },
}

/** By its button, by a link to another page, and by the link of the page that is shown. */
export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [role, name] of [
      ['button', 'Close'],
      ['link', /Pricing/],
      ['link', /Pricing/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
      const menu = await canvas.findByRole('dialog')
      await userEvent.click(within(menu).getByRole(role, { name }))
      await waitFor(() => expect(menu).not.toBeVisible())
    }
  },
}

export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menü' }))
    await expect(menu.getByRole('button', { name: 'Schließen' })).toBeVisible()
    await expect(menu.getByRole('link', { name: `${phone} anrufen` })).toBeVisible()
  },
}

/** 1.5 s after the start of the first visit; a dismissed hint does not return. */
export const HintOnAFirstVisit: Story = {
  beforeEach: () => localStorage.removeItem('menu-hint-seen'),
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing is said at first', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
    await step('after a moment the hint appears', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/our number/), { timeout: 3000 })
    })
    await step('dismissed, it is gone and remembered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Understood' }))
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await expect(localStorage.getItem('menu-hint-seen')).toBe('true')
    })
  },
}

export const HintOfAnOpenedMenu: Story = {
  beforeEach: () => localStorage.removeItem('menu-hint-seen'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(localStorage.getItem('menu-hint-seen')).toBe('true'))
  },
}

export const HintClosedByEscape: Story = {
  parameters: unpictured,
  beforeEach: () => localStorage.removeItem('menu-hint-seen'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Understood' }, { timeout: 3000 })
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(localStorage.getItem('menu-hint-seen')).toBe('true')
  },
}

export const HintShown: Story = {
  beforeEach: () => localStorage.removeItem('menu-hint-seen'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Understood' }, { timeout: 3000 })).toBeVisible()
  },
}
