import { viewports, type Mode, type Viewport } from '../../../.storybook/modes.ts'
import type { Route } from '../../../src/routing/manifest.ts'

/** One picture to take: a story in a mode, or a page of the built site at a width. */
export type Picture = {
  /** Path of the file below the folder of pictures, without its extension. */
  readonly name: string
  readonly url: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly media: 'screen' | 'print'
}

/** What Storybook says about a story; `chromatic` are the parameters that Chromatic obeys too. */
export type Story = {
  readonly id: string
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean
      readonly modes?: Readonly<Record<string, Partial<Mode>>>
    }
  }
}

/** Sizes at which every page of the built site is taken, CSS pixels. */
const pageSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const sizeOf = (viewport = 'desktop') => {
  const { width, height } = viewports[viewport as Viewport].styles
  return { width: Number.parseInt(width), height: Number.parseInt(height) }
}

/** Stories that show a page as it was built. Others show a state that no built page is in. */
const asBuilt = /^pages-.*--(?:english|german|on-a-phone|reduced-motion)$/

/**
 * The pictures of a story: one in the language and width that it is written for, or one in each of its modes. Pages as
 * they were built are taken at the width that the built pages, which are all taken too, leave out.
 */
function picturesOfStory({ id, storyGlobals, parameters: { chromatic } }: Story, origin: string): Picture[] {
  if (chromatic?.disableSnapshot === true) return []
  return Object.entries<Partial<Mode>>(chromatic?.modes ?? { '': {} })
    .map(([mode, { locale, viewport, media }]): Picture => {
      const set = locale === undefined ? '' : `;locale:${locale}`
      return {
        name: `stories/${id}${mode === '' ? '' : `.${mode.replaceAll(' ', '-')}`}`,
        // Every animation in its end state; the accessibility check has its own run.
        url: `${origin}/iframe?id=${id}&viewMode=story&globals=motion:reduced;a11y.manual:!true${set}`,
        viewport: sizeOf(storyGlobals?.viewport?.value ?? viewport),
        media: media ?? 'screen',
      }
    })
    .filter(({ viewport, media }) => !asBuilt.test(id) || viewport.width === 768 || media === 'print')
}

const picturesOfPage = (path: string, origin: string): Picture[] =>
  pageSizes.map((viewport) => ({
    name: `pages/${path.slice(1).replaceAll('/', '-')}.${viewport.width}`,
    url: origin + path,
    viewport,
    media: 'screen',
  }))

/** The pictures of the stories and of the built site whose names contain one of the words; all without words. */
export function picturesOf(
  { stories, storybook }: { readonly stories: readonly Story[]; readonly storybook: string },
  { routes, site }: { readonly routes: readonly Pick<Route, 'path'>[]; readonly site: string },
  words: readonly string[] = [],
): Picture[] {
  const all = [
    ...stories.flatMap((story) => picturesOfStory(story, storybook)),
    ...[...routes, { path: '/404' }].flatMap(({ path }) => picturesOfPage(path, site)),
  ]
  return all.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  )
}
