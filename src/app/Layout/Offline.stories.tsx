import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Offline } from './Offline.tsx'

const meta = { component: Offline, parameters: { page: 'about' } } satisfies Meta<typeof Offline>
export default meta
type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ canvasElement }) => {
  const notice = canvasElement.querySelector<HTMLElement>('[popover]')
  notice?.showPopover()
  await expect(notice).toBeVisible()
}

export const English: Story = { play: show }
export const German: Story = { globals: { locale: 'de' }, play: show }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: show }
