import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pageLabels } from '../../content/pageLabels.ts'
import { textsIn } from '../../testing/texts.ts'
import { widget } from './footerCopy.ts'
import { companyContact, telephoneHref } from '../../content/companyContact.ts'
import { ContactWidget } from './ContactWidget.tsx'

const meta = { component: ContactWidget, parameters: { page: 'guide' } } satisfies Meta<typeof ContactWidget>
export default meta
type Story = StoryObj<typeof meta>

const [text, german] = [textsIn('en'), textsIn('de')]

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: text(widget.open) })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = within(await canvas.findByRole('dialog', { name: text(widget.title) }))
    const chat = panel.getByRole('link', { name: text(widget.whatsApp) })
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(text(pageLabels.guide))
    await expect(panel.getByRole('link', { name: text(widget.schedule) })).toHaveAttribute('target', '_blank')
    const call = text(widget.call, { phone: companyContact.phone })
    await expect(panel.getByText(call).closest('a')).toHaveAttribute('href', telephoneHref)
    await expect(panel.getByText(text(widget.availability))).toBeVisible()
  },
}

export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const panel = await canvas.findByRole('dialog')
    await userEvent.click(button)
    await waitFor(() => expect(panel).not.toBeVisible())
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: german(widget.open) }))
    const panel = within(await canvas.findByRole('dialog', { name: german(widget.title) }))
    const chat = panel.getByRole('link', { name: german(widget.whatsApp) })
    await expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(german(pageLabels.guide))
  },
}

/** Phones and tablets show the contact bar instead. */
export const GoneOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const GoneOnATablet: Story = { ...GoneOnAPhone, globals: { viewport: { value: 'tablet' } } }
