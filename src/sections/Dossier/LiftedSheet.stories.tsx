import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Message } from '../../i18n/Message.tsx'
import { sheet } from '../../pages/BuyerRepresentation/copy.ts'
import { against, history } from './copy.ts'
import { Faults } from './Faults.tsx'
import { HistoryDrawing } from './HistoryDrawing.tsx'
import { LiftedChapter } from './LiftedChapter.tsx'
import { LiftedSheet } from './LiftedSheet.tsx'

const meta = {
  component: LiftedSheet,
  parameters: { page: 'buyerRepresentation' },
  args: {
    title: <Message of={sheet.title} />,
    paragraphs: sheet.paragraphs,
    children: (
      <LiftedChapter sheet={5} name={against.name}>
        <Faults />
      </LiftedChapter>
    ),
  },
} satisfies Meta<typeof LiftedSheet>
export default meta
type Story = StoryObj<typeof meta>

/** The sheet is below the section's headline in the outline, and says that the house is fictional. */
export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    const article = canvas.getByRole('article')
    await expect(article).toContainElement(canvas.getByRole('heading', { level: 3 }))
    await expect(article).toHaveTextContent('Specimen. The house is fictional.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(against.items.length)
  },
}
export const LargeTitle: Story = {
  args: {
    isTitleLarge: true,
    children: (
      <LiftedChapter sheet={3} name={history.name}>
        <HistoryDrawing />
      </LiftedChapter>
    ),
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    await expect(drawing).toHaveAccessibleName()
    await expect(drawing).toHaveAccessibleDescription()
  },
}
export const GermanOnAPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
