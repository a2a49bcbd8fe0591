import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noticeFor } from '../../pages/DataPrivacy/notice.ts'
import { tags } from '../../pages/DataPrivacy/tags.tsx'
import { env } from '../../lib/env.ts'
import { Chapter } from './Chapter.tsx'
import { Clauses } from './Clauses.tsx'
import { Document } from './Document.tsx'
import { Paragraphs } from './Paragraphs.tsx'

const chapters = noticeFor(env).slice(0, 3)

const meta = {
  component: Document,
  parameters: { page: 'dataPrivacy' },
  args: {
    chapters,
    children: chapters.map(({ id, label, title, text, items }) => (
      <Chapter key={id} id={id} label={label} title={title}>
        <Paragraphs of={text} tags={tags} />
        <Clauses items={items} tags={tags} />
      </Chapter>
    )),
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

export const GermanOnAPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}
