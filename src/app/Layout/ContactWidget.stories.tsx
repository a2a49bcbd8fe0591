import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { companyContact, telephoneHref } from '../../content/companyContact.ts'
import { ContactWidget } from './ContactWidget.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = { component: ContactWidget, decorators: [siteTexts], parameters: { page: 'guide' } } satisfies Meta<
  typeof ContactWidget
>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Contact us on WhatsApp or by phone' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = within(await canvas.findByRole('dialog', { name: 'Talk to us' }))
    const chat = panel.getByRole('link', { name: 'Chat on WhatsApp' })
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('your page “Mallorca guide”')
    await expect(panel.getByRole('link', { name: 'Schedule a consultation' })).toHaveAttribute('target', '_blank')
    const call = `Call ${companyContact.phone.replaceAll(' ', '\u00A0')}`
    await expect(panel.getByRole('link', { name: call })).toHaveAttribute('href', telephoneHref)
    await expect(panel.getByText(/Sunday by appointment/)).toHaveTextContent(/9:00\sAM–\u20607:00\sPM/)
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
    await userEvent.click(canvas.getByRole('button', { name: 'Kontakt über WhatsApp oder Telefon' }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Sprechen Sie mit uns' }))
    const chat = panel.getByRole('link', { name: 'Über WhatsApp schreiben' })
    await expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('„Mallorca-Ratgeber“')
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
