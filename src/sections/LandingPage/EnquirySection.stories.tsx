import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../components/Field/Field.tsx'
import { form, hero } from '../../pages/BuyProperty/copy.ts'
import { EnquirySection } from './EnquirySection.tsx'

const meta = {
  component: EnquirySection,
  parameters: { page: 'buyProperty' },
  args: {
    copy: form,
    whatsApp: hero.whatsapp,
    children: (
      <form aria-label="Property inquiry">
        <Field id="first-name" label="First name" />
      </form>
    ),
  },
} satisfies Meta<typeof EnquirySection>
export default meta
type Story = StoryObj<typeof meta>

/** The target of the page's buttons: the form, with a chat link next to it. */
export const Plaster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#enquiry')).toContainElement(canvas.getByRole('form'))
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    )
  },
}
export const Ruled: Story = { args: { tone: 'ruled' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
