import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/texts.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { company } from '../../content/company.ts'
import { companyContact, telephoneHref } from '../../content/companyContact.ts'
import { contact } from '../../pages/Home/copy.ts'
import { CallToAction } from './CallToAction.tsx'

const meta = {
  component: CallToAction,
  args: {
    title: contact.title,
    text: contact.text,
    children: (
      <>
        <Button href="https://scheduling.example/roqueta" tone="light">
          Schedule a consultation
        </Button>
        <Link href={telephoneHref} tone="light">
          {companyContact.phone}
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof CallToAction>
export default meta
type Story = StoryObj<typeof meta>

export const Sea: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(textsIn('en')(contact.title))
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '/en/pricing')
  },
}

const onLight = <Button href="https://scheduling.example/roqueta">Schedule a consultation</Button>

export const Ruled: Story = { args: { tone: 'ruled', children: onLight } }

export const Letter: Story = {
  args: { tone: 'letter', children: onLight },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(company.founders[0].name)).toBeVisible()
  },
}
export const GermanLetter: Story = { ...Letter, globals: { locale: 'de' }, play: async () => {} }
export const LetterOnAPhone: Story = { ...Letter, globals: { viewport: { value: 'phone' } } }

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(textsIn('de')(contact.title))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
