import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { returningVisitor } from '../../testing/visitor.ts'
import { Layout } from './Layout.tsx'
import { Contact, Main } from './Main.tsx'

const meta = {
  component: Layout,
  parameters: { page: 'about' },
  beforeEach: returningVisitor,
  args: {
    contact: <Contact />,
    children: (
      <Main>
        <Section>
          <Heading level={1}>A page</Heading>
        </Section>
      </Main>
    ),
  },
} satisfies Meta<typeof Layout>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the landmarks of a page', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible()
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
      await expect(canvas.getByRole('contentinfo')).toBeVisible()
    })
    await step('the first stop of the keyboard skips to the content', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toHaveFocus()
      await expect(skip).toHaveAttribute('href', '#content')
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInTheDocument()
  },
}

export const LandingPage: Story = { parameters: { page: 'buyProperty' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
