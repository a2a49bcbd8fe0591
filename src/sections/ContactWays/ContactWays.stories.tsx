import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../../content/company.ts'
import { telephoneHref } from '../../content/companyContact.ts'
import { contact, hero } from '../../pages/Home/copy.ts'
import { ContactWays } from './ContactWays.tsx'

const scheduling = 'https://scheduling.example/roqueta'
const meta = {
  component: ContactWays,
  args: {
    label: contact.label,
    title: contact.title,
    text: contact.text,
    action: { label: hero.button, href: scheduling },
    ways: [
      { id: 'book', ...contact.ways.book, href: scheduling },
      { id: 'call', ...contact.ways.call, href: telephoneHref },
      { id: 'visit', ...contact.ways.visit, href: '/en/contact' },
    ],
  },
} satisfies Meta<typeof ContactWays>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Schedule a consultation/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /Call/ })).toHaveTextContent(company.phone)
    await expect(canvas.getByRole('link', { name: /Visit/ })).toHaveTextContent(
      `${company.address.town}, by appointment`,
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Büro/ })).toHaveTextContent(
      `${company.address.town}, nach Vereinbarung`,
    )
  },
}

export const Hovered: Story = { parameters: { pseudo: { hover: true } } }
