import { beforeAll, describe, expect, test } from 'vitest'
import { lintPlanted } from './fixtures/lintPlanted.ts'

const raw = 'styles(no-raw-styles)'
const foreign = 'eslint(no-restricted-imports)'

/** Bodies of a style of a component. */
const refused = {
  'a hexadecimal colour': "color: '#1f3142'",
  'a hexadecimal colour in a gradient': "background: 'linear-gradient(#1f3142, transparent)'",
  'a colour function': "background: 'rgb(0 0 0 / 50%)'",
  'another colour function': "outlineColor: 'oklch(60% 0.1 250)'",
  'the name of a colour': "border: '0 solid rebeccapurple'",
  'a font size': "fontSize: '0.9rem'",
  'a font size in em': "fontSize: '0.9em'",
  'a font size without a unit': 'fontSize: 14',
  'a font size in a media query': "'@media': { print: { fontSize: '10pt' } }",
  padding: "padding: '4px 8px'",
  'a margin without a unit': 'marginTop: -4',
  'a gap between columns': "columnGap: 'clamp(1rem, 2vw, 2rem)'",
  'an offset in units of the screen': "insetInlineEnd: '2vw'",
  'spacing next to a token': 'padding: `${vars.space[1]} 12px`',
  'the width of a border': "border: '1px solid currentColor'",
  'the radius of a corner without a unit': 'borderRadius: 4',
  'a length in a function of the file': "...frame('12px')",
}
const allowed = {
  tokens: 'color: vars.color.ink, padding: `${vars.space[1]} calc(-1 * ${vars.space[2]})`',
  zero: "margin: 0, padding: '0 auto', top: '0'",
  'colours that are not ours': "color: 'CanvasText', background: 'transparent', fill: 'currentColor'",
  'a mask, which has opacity only': "maskImage: 'linear-gradient(transparent, black 26%)'",
  'proportions of the text and of the box': "marginBlock: '0.3em', insetInlineEnd: '-13%', translate: '0 4%'",
  'dimensions of the box': "minHeight: '36rem', width: '12rem', gridTemplateColumns: '8rem minmax(0, 1fr)'",
}
const styled = (body: string) => `export const planted = style({ ${body} })\n`
const fileOf = (kind: string, at: number) => `src/components/${kind}${at}/${kind}${at}.css.ts`

const imports = {
  refused: [
    ['src/sections/Steps/Steps.tsx', '../../components/Link/Link.css.ts'],
    ['src/components/Card/Card.tsx', '../Link/Link.css.ts'],
    ['src/components/Card/Card.css.ts', '../Link/Link.css.ts'],
    ['src/pages/Home/Home.tsx', './parts/Hero.css.ts'],
  ],
  allowed: [
    ['src/components/Link/Link.tsx', './Link.css.ts'],
    ['src/components/Text/Text.css.ts', '../../styles/theme.css.ts'],
    ['src/features/blog/Share/Share.tsx', '../../../styles/utilities.css.ts'],
    ['src/main.tsx', './styles/global.css.ts'],
  ],
} as const
const inStyles = 'src/styles/planted.css.ts'

let reports: ReturnType<typeof lintPlanted>
beforeAll(() => {
  const files = new Map([[inStyles, styled("color: '#1f3142', padding: '4px'")]])
  Object.values(refused).forEach((body, at) => files.set(fileOf('Refused', at), styled(body)))
  Object.values(allowed).forEach((body, at) => files.set(fileOf('Allowed', at), styled(body)))
  for (const [from, to] of [...imports.refused, ...imports.allowed])
    files.set(from, `import { value } from '${to}'\nexport const used = value\n`)
  reports = lintPlanted(files)
}, 60_000)

describe('the linter refuses in the styles of a component', () => {
  test.each(Object.keys(refused).map((name, at) => [name, at] as const))('%s', (_, at) => {
    expect(reports.get(fileOf('Refused', at))).toContain(raw)
  })
})

describe('and accepts', () => {
  test.each(Object.keys(allowed).map((name, at) => [name, at] as const))('%s', (_, at) => {
    expect(reports.get(fileOf('Allowed', at))).not.toContain(raw)
  })

  test('raw values in src/styles', () => {
    expect(reports.get(inStyles)).not.toContain(raw)
  })
})

describe("a component's stylesheet belongs to its folder", () => {
  test.each(imports.refused)('%s may not import %s', (from) => {
    expect(reports.get(from)).toContain(foreign)
  })

  test.each(imports.allowed)('%s may import %s', (from) => {
    expect(reports.get(from)).not.toContain(foreign)
  })
})
