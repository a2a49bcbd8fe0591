/** The folders of `src` in import order: a layer imports its own files and the layers to its right. */
const layers = [
  'app',
  'pages',
  'features',
  'sections',
  'seo',
  'content',
  'components',
  'routing',
  'i18n',
  'styles',
  'lib',
] as const
type Layer = (typeof layers)[number]

/** Folders of these layers are closed to each other: no page imports a page, no feature a feature. */
const separate: readonly string[] = ['pages', 'features'] satisfies readonly Layer[]

/** Layers to its right that a layer may not import either. */
const refused: Partial<Record<Layer, readonly Layer[]>> = {
  features: ['sections'],
  components: ['routing'],
  seo: ['components', 'styles'],
  content: ['styles'],
  routing: ['styles'],
}

/** Elements for eslint-plugin-boundaries. */
export const elements = [...layers, 'testing'].map((type) =>
  separate.includes(type) ? { type, pattern: `src/${type}/*`, capture: ['name'] } : { type, pattern: `src/${type}` },
)

const allow = (from: string, to: object) => ({ from: { element: { type: from } }, allow: { to: { element: to } } })
const anyOf = (types: readonly Layer[]) => ({ types: { anyOf: types } })

/** What each layer may import; eslint-plugin-boundaries refuses the rest by default. */
export const policies = [
  ...layers.map((from, at) =>
    allow(
      from,
      anyOf(layers.slice(separate.includes(from) ? at + 1 : at).filter((to) => !refused[from]?.includes(to))),
    ),
  ),
  ...separate.map((type) => allow(type, { type, captured: { name: '{{ from.element.captured.name }}' } })),
  allow('testing', anyOf(layers)),
]
