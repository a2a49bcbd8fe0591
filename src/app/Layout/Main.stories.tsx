import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Contact, Main } from './Main.tsx'

const meta = {
  component: Main,
  render: (args) => (
    <>
      <Main {...args} />
      <Contact />
    </>
  ),
  parameters: { page: 'about' },
  args: {
    children: (
      <Section>
        <Heading level={1}>A page</Heading>
      </Section>
    ),
  },
} satisfies Meta<typeof Main>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: 'Talk to us' })).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Seiten' })).toBeVisible()
  },
}

export const LandingPage: Story = {
  parameters: { page: 'buyProperty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick contact' })).toBeVisible()
  },
}
