import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { control, overview, security } from '../../pages/DataPrivacy/copy.ts'
import { tags } from '../../pages/DataPrivacy/tags.tsx'
import { Chapter } from './Chapter.tsx'
import { Clauses } from './Clauses.tsx'
import { Document } from './Document.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: Document,
  decorators: [siteTexts],
  parameters: { page: 'dataPrivacy' },
  args: {
    chapters: [
      { id: 'overview', title: overview.title },
      { id: 'rights', title: control.title },
      { id: 'security', title: security.title },
    ],
    children: (
      <>
        <Chapter id="overview" label={overview.label} title={overview.title}>
          <Clauses items={overview.items} tags={tags} />
        </Chapter>
        <Chapter id="rights" label={control.label} title={control.title}>
          <Clauses items={control.items} tags={tags} />
        </Chapter>
        <Chapter id="security" title={security.title}>
          <Paragraphs of={security.text} tags={tags} />
        </Chapter>
      </>
    ),
  },
} satisfies Meta<typeof Document>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the contents lead to the chapters', async () => {
      const contents = canvas.getByRole('navigation', { name: 'On this page' })
      const links = [...contents.querySelectorAll('a')]
      await expect(links).toHaveLength(3)
      for (const link of links)
        await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveAccessibleName(
          link.textContent ?? '',
        )
    })
    await step('a clause opens', async () => {
      const [first] = canvas.getAllByRole('button')
      await userEvent.click(first as HTMLElement)
      await expect(first).toHaveAttribute('aria-expanded', 'true')
    })
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
