import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { splitStylesheet } from './stylesheets.ts'

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stylesheets-'))
afterAll(() => fs.rmSync(outDir, { recursive: true }))

const face = (family: string, file: string, range: string) =>
  `@font-face{src:url(/assets/${file}.woff2);unicode-range:${range};font-style:normal;font-family:${family}}`
const whole = face('Serif Whole', 'latin', 'U+0-FF,U+20AC')
const faces = whole + face('Serif', 'subset', 'U+20-7E')
const rules = [
  '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}',
  ':root{--gap:8px;--wide:9px}*{margin:0}:focus-visible{outline:1px}a{color:red}table{width:100%}',
  '.menu_0{gap:var(--gap)}.menu_0[data-open]{display:grid}.menu_0:hover>a{color:blue}',
  'body:is([data-busy],:has([data-pressed],.chart_0)):before{content:""}',
  '.hint_0{color:green}.chart_0{animation:turn 1s}.chart_0 table{width:var(--wide)}',
  '@media (width>=800px){.menu_0{gap:0}.chart_0{animation:fade 1s}}',
]

function build(css: string) {
  fs.mkdirSync(path.join(outDir, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(outDir, 'assets/style.css'), css)
  fs.writeFileSync(path.join(outDir, 'assets/app.js'), 'const table="hint_0"')
  const stylesheetOf = splitStylesheet({ outDir, file: 'assets/style.css', scripts: ['assets/app.js'] })
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8')
  return { read, styles: async (body: string) => read(await stylesheetOf(body)), stylesheetOf }
}

test('a page has the rules of its elements in every state, and no others', async () => {
  const css = await build(faces + rules.join('')).styles('<nav class="menu_0"><a href="/">Home</a></nav>')
  const kept = [
    ':root',
    '--gap',
    '*{',
    ':focus-visible',
    'a{',
    '.menu_0{',
    '[data-open]',
    ':hover',
    ':has([data-pressed]',
  ]
  for (const rule of [...kept, '(width>=800px){.menu_0']) expect(css).toContain(rule)
  for (const dropped of ['table', '--wide', '.chart_0{', 'turn', 'fade']) expect(css).not.toContain(dropped)
})

test('a page has the rules of what scripts can show before the stylesheet of the site is loaded', async () => {
  const css = await build(rules.join('')).styles('<p>Text</p>')
  expect(css).toContain('.hint_0')
  expect(css).not.toContain('table{')
})

test('a page declares the subsets, and a whole font for characters that they lack', async () => {
  const { read, styles } = build(faces + rules.join(''))
  const usual = await styles('<p title="é">Text &amp; text</p>')
  expect(usual).not.toContain('latin')
  expect(usual).not.toContain('unicode-range')
  for (const text of ['10 €', 'Café', '<img alt="é">']) expect(await styles(`<p>${text}</p>`)).toContain('latin')
  expect(await styles('<p>字</p>')).not.toContain('latin')
  expect(read('assets/style.css')).toBe(whole + rules.join(''))
})

test('pages with the same elements share a stylesheet', async () => {
  const { stylesheetOf } = build(rules.join(''))
  const [first, second, other] = await Promise.all(
    ['<a class="menu_0">One</a>', '<a class="menu_0">Two</a><p>More</p>', '<table></table>'].map(stylesheetOf),
  )
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})
