import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const content = (
  <>
    <Heading level={2} id="section-title">
      A short list.
    </Heading>
    <Text>Each house visited, licenses and land register checked, before you fly in.</Text>
  </>
)

const meta = {
  component: Section,
  args: { children: content },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Limewash: Story = {}
export const Plaster: Story = { args: { tone: 'plaster' } }
export const Ruled: Story = { args: { tone: 'ruled' } }
export const Continued: Story = { args: { padding: 'below' } }
export const NarrowAside: Story = { args: { aside: <Text size="label">Who we are</Text> } }
export const WideAside: Story = {
  args: {
    layout: 'wideAside',
    aside: <Heading level={2}>Questions</Heading>,
    children: <Text>The answers are next to the headline.</Text>,
  },
}

export const Named: Story = {
  args: { labelledBy: 'section-title', id: 'search' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'A short list.' })
    await expect(section).toHaveAttribute('id', 'search')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
