/** The folders of `src` in import order: a layer imports its own files and the layers to its right. */
const layers = [
  'app',
  'page',
  'feature',
  'section',
  'seo',
  'content',
  'component',
  'routing',
  'i18n',
  'style',
  'lib',
] as const
type Layer = (typeof layers)[number]

/** Folders of these layers are closed to each other: no page imports a page, no feature a feature. */
const separate = { page: 'src/pages/*', feature: 'src/features/*' } as const
const folders: Record<Exclude<Layer, keyof typeof separate>, string> = {
  app: 'src/app',
  section: 'src/sections',
  seo: 'src/seo',
  content: 'src/content',
  component: 'src/components',
  routing: 'src/routing',
  i18n: 'src/i18n',
  style: 'src/styles',
  lib: 'src/lib',
}

/** Layers to its right that a layer may not import either. */
const refused: Partial<Record<Layer, readonly Layer[]>> = {
  feature: ['section'],
  component: ['routing'],
  seo: ['component', 'style'],
  content: ['style'],
  routing: ['style'],
}

/** Elements for eslint-plugin-boundaries. */
export const elements = [
  ...Object.entries(separate).map(([type, pattern]) => ({ type, pattern, capture: ['name'] })),
  ...Object.entries(folders).map(([type, pattern]) => ({ type, pattern })),
  { type: 'testing', pattern: 'src/testing' },
]

const allow = (from: string, to: object) => ({ from: { element: { type: from } }, allow: { to: { element: to } } })
const anyOf = (types: readonly Layer[]) => ({ types: { anyOf: types } })

/** What each layer may import; eslint-plugin-boundaries refuses the rest by default. */
export const policies = [
  ...layers.map((from, at) =>
    allow(from, anyOf(layers.slice(from in separate ? at + 1 : at).filter((to) => !refused[from]?.includes(to)))),
  ),
  ...Object.keys(separate).map((type) => allow(type, { type, captured: { name: '{{ from.element.captured.name }}' } })),
  allow('testing', anyOf(layers)),
]
