import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contract } from '../../content/pictures/contract.ts'
import { finca } from '../../content/pictures/finca.ts'
import * as copy from '../../pages/PersonalShopping/copy.ts'
import { isWellFormed } from '../../testing/pageStories.ts'
import { AsidePicture } from '../PictureCaption/AsidePicture.tsx'
import { ServicePage } from './ServicePage.tsx'
import { siteTexts } from '../../testing/SiteTexts.tsx'

const meta = {
  component: ServicePage,
  decorators: [siteTexts],
  parameters: { page: 'aiSearch' },
  args: {
    copy,
    opening: { place: 'below', picture: <p>A picture</p>, note: <p>A note below the picture</p> },
  },
  play: isWellFormed,
} satisfies Meta<typeof ServicePage>
export default meta
type Story = StoryObj<typeof meta>

const linkTo = (root: HTMLElement, href: string) => root.querySelector(`a[href="${href}"]`)

/** The service and the call to action, which links the page to read next. */
export const English: Story = {
  play: async ({ canvasElement }) => {
    await isWellFormed({ canvasElement })
    await expect(linkTo(canvasElement, '/en/services/personal-shopping')).toBeVisible()
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await isWellFormed({ canvasElement })
    await expect(linkTo(canvasElement, '/de/leistungen/persoenliche-suche')).toBeVisible()
  },
}

/** The fee in one line, identical on service pages. */
export const Fee: Story = {
  play: async ({ canvasElement }) => {
    await expect(linkTo(canvasElement, '/en/pricing')).toBeVisible()
  },
}

export const PictureLeft: Story = {
  args: {
    opening: { place: 'left', picture: finca, figures: <p>Figures</p>, note: <p>A note below the lead</p> },
    stepsPicture: <AsidePicture picture={contract} />,
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
