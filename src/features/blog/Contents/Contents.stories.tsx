import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Contents } from './Contents.tsx'

const headings = ['What it is', 'What we ask for', 'Who holds the money', 'How it ends'].map((text, at) => ({
  id: `section-${at}`,
  text,
  level: 2 as const,
}))

const meta = {
  component: Contents,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { headings },
  decorators: [
    (Story) => (
      <>
        <Story />
        {headings.map(({ id }) => (
          <div key={id} id={id} />
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof Contents>
export default meta
type Story = StoryObj<typeof meta>

/** Always expanded next to the text. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Who holds the money' })).toHaveAttribute('href', '#section-2')
    // The folded element shows its content here, which the usual matcher does not expect.
    await expect(canvas.getByRole('link', { name: 'Who holds the money' }).checkVisibility()).toBe(true)
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText('Who holds the money')
    await expect(link).not.toBeVisible()
    await userEvent.click(canvas.getByText('In this article'))
    await expect(link).toBeVisible()
  },
}

/** Three parts are found by scrolling. */
export const ShortArticle: Story = {
  args: { headings: headings.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
export const German: Story = { globals: { locale: 'de' } }
