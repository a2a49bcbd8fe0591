import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { pageIds } from '../../src/routing/paths.ts'
import { copyProject } from './fixtures/projectCopy.ts'

type AddedPage = { readonly html: string }

const root = path.resolve(import.meta.dirname, '../..')
/** A language that the site does not have yet, and how it writes amounts. */
const [added, region] = ['es', 'ES']
const amounts = ['750.000 €', '820.450–829.850 €', '8,67 %', '0,8–5+ M €', '12 % up to 2.000.000 € y 13 % above that']
/** It is added first to the list of locales and nowhere else, then where the compiler asks for it. */
const copy = copyProject('third-locale')
let errors: readonly string[] = []

beforeAll(async () => {
  const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as object & {
    compilerOptions: object
  }
  copy.write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions, include: ['src', 'scripts'], exclude: ['scripts/dev'] }),
  )
  copy.edit('src/i18n/locales.ts', /(const locales = \[[^\]]*)\]/, `$1, '${added}']`)
  const [output] = await Promise.all([
    copy.run('tsc', '-p', '.'),
    copy.run('lingui', 'extract', '--overwrite', '--workers', '1'),
  ])
  errors = output.split('\n').filter((line) => line.includes(': error TS'))
}, 240_000)

afterAll(() => copy.remove())

const missing = (): readonly string[] => errors.filter((line) => line.includes(`Property '${added}' is missing`))

test('the compiler names the places that need an entry: every page of the path table, and no error of another kind', () => {
  expect(missing().filter((line) => line.startsWith('src/routing/paths.ts'))).toHaveLength(pageIds.length)
  const others = errors.filter((line) => !missing().includes(line))
  // They follow from the path table.
  expect(others.filter((line) => !line.startsWith('src/routing/') && !line.includes('{ readonly en: "/"'))).toEqual([])
})

describe('with its addresses and an empty catalog', { timeout: 120_000 }, () => {
  beforeAll(() => {
    const german = "name: 'Deutsch' },"
    copy.edit(
      'src/i18n/locales.ts',
      german,
      `${german}\n    ${added}: { openGraph: '${added}_${region}', intl: '${added}-${region}', name: 'Español' },`,
    )
    copy.edit('scripts/check/catalogs/terms.ts', "de: '", `${added}: 'docs/style/english.md', de: '`)
    copy.edit('src/routing/paths.ts', /de: (null|'[^']*')/g, `de: $1, ${added}: $1`)
  })

  test('the extraction has written the catalog', () => {
    const catalog = copy.read(`locales/${added}.po`)
    expect(catalog).toContain(`"Language: ${added}\\n"`)
    expect(catalog).toContain('msgid "Go Back"\nmsgstr ""')
  })

  test('the check names every text that a page of it would show, and none of the pages in English only', async () => {
    const output = await copy.run('node', 'scripts/check/catalogs/checkCatalogs.ts')
    expect(output).toMatch(
      new RegExp(
        `locales/${added}\\.po:\\d+ {2}“Go Back”\\n {2}There is no translation yet, and a page shows this text\\.`,
      ),
    )
    expect(output).not.toContain('“Begin a villa search”')
    expect(output).toMatch(new RegExp(`Checked \\d+ messages in ${locales.length + 1} catalogs: [1-9]\\d+ problems\\.`))
  })

  test('the build refuses', async () => {
    const build = `(await import('./scripts/build/checkPublishable.ts')).checkPublishable()`
    const output = await copy.run('node', '--input-type=module', '--eval', build)
    expect(output).toContain('There is no translation yet')
    expect(output).toContain('Run: npm run i18n:check')
  })

  describe('a page in it, with English words', () => {
    let page = ''
    beforeAll(async () => {
      const pictures = 'src/content/pictures'
      for (const file of fs.readdirSync(path.join(root, pictures)).filter((it) => it.endsWith('.ts')))
        if (file !== 'contentPicture.ts')
          copy.edit(`${pictures}/${file}`, /from '[^']*\.webp\?[^']*'/g, "from './blank.ts'")
      copy.write(`${pictures}/blank.ts`, `export default { sources: {}, img: { src: '/blank.webp', w: 1, h: 1 } }`)
      copy.write(
        'src/testing/catalogs.ts',
        `import { messages as en } from ${JSON.stringify(path.join(root, 'locales/en.po'))}\nexport const catalogs = { en, ${added}: en }`,
      )
      copy.write(
        'src/testing/addedPage.tsx',
        `import { renderToStaticMarkup } from 'react-dom/server'
        import { Guide } from '../pages/Guide/Guide.tsx'
        import { SiteTexts } from './SiteTexts.tsx'
        import { StoryFrame } from './StoryFrame.tsx'
        const page = <StoryFrame locale="${added}" page="guide"><SiteTexts><Guide /></SiteTexts></StoryFrame>
        export const html = renderToStaticMarkup(page)`,
      )
      const { html } = await copy.load<AddedPage>('src/testing/addedPage.tsx')
      page = html.replaceAll('\u2060', '').replaceAll(/[\u00A0\u202F]/g, ' ')
    }, 60_000)

    test('has it in its metadata', () => {
      expect(page).toContain(`<meta property="og:locale" content="${added}_${region}"/>`)
      expect(page).toMatch(new RegExp(`<link rel="alternate" hrefLang="${added}" href="[^"]+/${added}/`, 'i'))
    })

    test('links to its pages', () => {
      expect(page).toContain(`href="/${added}/`)
      expect(page).not.toMatch(new RegExp(`href="/(?:${locales.join('|')})/`))
    })

    test.each(amounts)('shows %s, as the language writes it', (text) => {
      expect(page).toContain(text)
    })

    test('shows nothing that only German writes', () => {
      expect(page).not.toContain('Mio.')
    })
  })
})
