import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Section } from '../Section/Section.tsx'
import { reveal, inView } from './Reveal.css.ts'
import { Reveal } from './Reveal.tsx'

const meta = {
  component: Reveal,
  args: { children: <Heading level={2}>It arrives once, quietly.</Heading> },
} satisfies Meta<typeof Reveal>
export default meta
type Story = StoryObj<typeof meta>

const wrapperOf = (heading: HTMLElement) => heading.parentElement as HTMLElement

/** Content above the fold is never moved. */
export const OnTheFirstScreen: Story = {
  parameters: { surface: 'limewash' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(wrapperOf(heading)).not.toHaveClass(reveal)
    await expect(heading).toBeVisible()
  },
}

/** Content below the fold moves to its place when the visitor scrolls to it. */
export const BelowTheScreen: Story = {
  // Chromatic renders the full page, so there is nothing to scroll to.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {Array.from({ length: 6 }, (_, at) => (
        <Section key={at} tone="plaster">
          <p>Content above</p>
        </Section>
      ))}
      <Section>
        <Reveal {...args} />
      </Section>
    </>
  ),
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading')
    await step('it waits below the screen', async () => {
      await expect(wrapperOf(heading)).toHaveClass(reveal)
      await expect(wrapperOf(heading)).not.toHaveClass(inView)
    })
    await step('it is visible for those who do not scroll', async () => {
      await expect(getComputedStyle(wrapperOf(heading)).opacity).toBe('1')
      await expect(heading).toBeVisible()
    })
    await step('scrolled to, it is in its place', async () => {
      await waitFor(async () => {
        heading.scrollIntoView({ behavior: 'instant' })
        await expect(wrapperOf(heading)).toHaveClass(inView)
      })
      await waitFor(() => expect(getComputedStyle(wrapperOf(heading)).translate).toBe('none'))
    })
  },
}
