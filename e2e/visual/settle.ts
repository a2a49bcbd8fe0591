import type { Page } from '@playwright/test'

/**
 * Waits until fonts and all images, including lazy ones, have loaded. Then scrolls to the top: the play function
 * may have scrolled, and sticky elements move with the scroll position.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {
          // Stories of a missing picture use this name.
          if (image.checkVisibility() && !image.currentSrc.endsWith('/there-is-none.jpg'))
            throw new Error(`The image ${image.currentSrc} cannot be shown.`)
        })
      }),
    )
  })
}

type Finished = { readonly status: 'success' | 'error' }
type Channel = {
  readonly last: (event: string) => readonly unknown[] | undefined
  readonly on: (event: string, listener: (...data: readonly unknown[]) => void) => void
}

/**
 * Waits until a story has rendered and its play function has finished.
 * @throws when it fails: its picture would show an intermediate state
 */
export async function storyFinished(page: Page): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__
        const when = (event: string, describe: (data: unknown) => string) => {
          const seen = channel.last(event)
          if (seen !== undefined) resolve(describe(seen[0]))
          channel.on(event, (data) => resolve(describe(data)))
        }
        const message = (error: unknown) => (error as Error | undefined)?.message ?? 'unknown error'
        when('playFunctionThrewException', message)
        when('storyThrewException', message)
        when('storyErrored', message)
        when('storyMissing', (id) => `There is no story ${String(id)}.`)
        when('storyFinished', (data) =>
          (data as Finished).status === 'success' ? '' : 'Something after the story failed.',
        )
      }),
  )
  if (outcome !== '') throw new Error(`The story did not play to its end: ${outcome}`)
}
