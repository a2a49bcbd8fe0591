import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../components/Field/Field.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { FormSection } from './FormSection.tsx'

const meta = {
  component: FormSection,
  args: {
    id: 'inquiry',
    head: <Heading level={2}>What are you looking for?</Heading>,
    below: <Text>One of us will answer within 24 hours.</Text>,
    children: (
      <form aria-label="Inquiry">
        <Field id="name" label="Name" />
      </form>
    ),
  },
} satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const Plaster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#inquiry')).toContainElement(canvas.getByRole('form'))
  },
}
/** The form comes before what follows it. */
export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  args: {
    head: <Heading level={2}>Was suchen Sie?</Heading>,
    below: <Text>Einer von uns antwortet innerhalb von 24 Stunden.</Text>,
  },
}
