import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  parameters: { page: 'blog', surface: 'limewash' },
  args: { page: 5, pageCount: 417 },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/blog/page/4',
      '/en/blog',
      '/en/blog/page/4',
      '/en/blog/page/6',
      '/en/blog/page/417',
      '/en/blog/page/6',
    ])
    await expect(canvas.getByText('5').parentElement).toHaveAttribute('aria-current', 'page')
  },
}
export const First: Story = { args: { page: 1, pageCount: 3 } }
export const LastInGerman: Story = {
  args: { page: 3, pageCount: 3 },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Neuere Artikel' })).toHaveAttribute('href', '/de/blog/page/2')
    await expect(canvas.queryByRole('link', { name: 'Ältere Artikel' })).not.toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OnlyOne: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
