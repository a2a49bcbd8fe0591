import { viewports, type Mode, type Viewport } from '../../../.storybook/modes.ts'
import type { Route } from '../../../src/routing/manifest.ts'

/** One picture to take: a story in a mode, or a page of the built site at a width. */
export type Picture = {
  /** Path of the file below the folder of pictures, without its extension. */
  readonly name: string
  readonly of: 'story' | 'page'
  /** Path and query at the Storybook or the site. */
  readonly address: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly media: 'screen' | 'print'
}

/** What Storybook says about a story; `chromatic` are the parameters that Chromatic obeys too. */
export type Story = {
  readonly id: string
  readonly title: string
  readonly globals?: { readonly locale?: string; readonly viewport?: { readonly value?: string } }
  readonly chromatic?: {
    readonly disableSnapshot?: boolean
    readonly modes?: Readonly<Record<string, Partial<Mode>>>
  }
}

/** Widths at which every page of the built site is taken, CSS pixels. */
const pageWidths = [390, 1280] as const
const pageHeights: Record<(typeof pageWidths)[number], number> = { 390: 844, 1280: 800 }

const sizeOf = (viewport: string | undefined) => {
  const { width, height } =
    viewports[viewport !== undefined && viewport in viewports ? (viewport as Viewport) : 'desktop'].styles
  return { width: Number.parseInt(width), height: Number.parseInt(height) }
}

/** Stories that show a page as it was built. Others show a state that no built page is in. */
const asBuilt = /^pages-.*--(?:english|german|on-a-phone|reduced-motion)$/

/**
 * The pictures of a story: one in the language and width that it is written for, or one in each of its modes. Pages as
 * they were built are taken at the width that the built pages, which are all taken too, leave out.
 */
function picturesOfStory({ id, globals, chromatic }: Story): Picture[] {
  if (chromatic?.disableSnapshot === true) return []
  const named = Object.entries(chromatic?.modes ?? {})
  const chosen: readonly (readonly [string, Partial<Mode>])[] = named.length === 0 ? [['', {}]] : named
  return chosen
    .map(([mode, { locale, viewport, media }]): Picture => {
      const set = locale === undefined ? '' : `;locale:${locale}`
      return {
        name: `stories/${id}${mode === '' ? '' : `.${mode.replaceAll(' ', '-')}`}`,
        of: 'story',
        // Every animation in its end state; the accessibility check has its own run.
        address: `/iframe.html?id=${id}&viewMode=story&globals=motion:reduced;a11y.manual:!true${set}`,
        viewport: sizeOf(globals?.viewport?.value ?? viewport),
        media: media ?? 'screen',
      }
    })
    .filter(({ viewport, media }) => !asBuilt.test(id) || viewport.width === 768 || media === 'print')
}

const picturesOfPage = (path: string): Picture[] =>
  pageWidths.map((width) => ({
    name: `pages/${path.slice(1).replaceAll('/', '-')}.${width}`,
    of: 'page',
    address: path,
    viewport: { width, height: pageHeights[width] },
    media: 'screen',
  }))

/** Every picture of the stories and of the built site, in the order of their names. */
export const allPictures = (stories: readonly Story[], routes: readonly Pick<Route, 'path'>[]): Picture[] =>
  [
    ...stories.flatMap(picturesOfStory),
    ...[...routes.map(({ path }) => path), '/404'].flatMap(picturesOfPage),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** The pictures whose name contains one of the words; all without words. */
export const matching = (pictures: readonly Picture[], words: readonly string[]): Picture[] =>
  pictures.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  )
