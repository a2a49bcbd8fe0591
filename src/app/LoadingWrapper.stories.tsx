import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Text } from '../components/Text/Text.tsx'
import { LanguageContext, type Language } from '../i18n/LanguageProvider.tsx'
import { LoadingWrapper } from './LoadingWrapper.tsx'

const language: Language = { locale: 'en', isLoading: true }

const meta = {
  component: LoadingWrapper,
  args: { children: <Text>The page</Text> },
} satisfies Meta<typeof LoadingWrapper>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page')).toBeVisible()
  },
}

export const Loading: Story = {
  render: (args) => (
    <LanguageContext value={language}>
      <LoadingWrapper {...args} />
    </LanguageContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.queryByText('The page')).not.toBeInTheDocument()
  },
}

export const LoadingInGermanOnAPhone: Story = {
  ...Loading,
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen …')
  },
}

/** Without a language context it warns and shows its children. */
export const OutsideAProvider: Story = {
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {})
  },
  render: (args) => (
    <LanguageContext value={null}>
      <LoadingWrapper {...args} />
    </LanguageContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page')).toBeVisible()
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('outside a LanguageProvider'))
  },
}
