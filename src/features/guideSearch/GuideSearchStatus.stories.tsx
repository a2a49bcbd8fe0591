import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GuideSearchStatus } from './GuideSearchStatus.tsx'

const meta = {
  component: GuideSearchStatus,
  parameters: { page: 'guide', surface: 'limewash' },
  args: {
    result: {
      query: 'soller',
      found: { target: { kind: 'region', id: 'west', anchor: 'region-west' }, title: 'West', texts: [] },
    },
  },
} satisfies Meta<typeof GuideSearchStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing the first match for “soller”: West')
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Erster Treffer für „soller“: West')
  },
}

/** A long query is cut. */
export const NothingFound: Story = {
  args: { result: { query: 'castle '.repeat(20).trim(), found: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nothing in this guide matches “castle .*…”/)
  },
}

export const WithoutASearch: Story = {
  args: { result: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const NothingFoundOnAPhone: Story = { ...NothingFound, globals: { viewport: { value: 'phone' } } }
