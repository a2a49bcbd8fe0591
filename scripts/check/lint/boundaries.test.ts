import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lintPlanted } from './fixtures/lintPlanted.ts'

type Plant = readonly [from: string, to: string]

const refused: readonly Plant[] = [
  ['src/components/Card/Card.tsx', 'src/pages/Home/copy.ts'],
  ['src/components/Link/Link.tsx', 'src/content/facts.ts'],
  ['src/pages/About/About.tsx', 'src/pages/Home/copy.ts'],
  ['src/pages/Guide/Guide.tsx', 'src/app/routes.tsx'],
  ['src/features/blog/Blog.tsx', 'src/features/contact/copy.ts'],
  ['src/features/enquiry/Enquiry.tsx', 'src/sections/Faq/Faq.tsx'],
  ['src/sections/Steps/Steps.tsx', 'src/features/contact/copy.ts'],
  ['src/content/regions.ts', 'src/seo/metadata.ts'],
  ['src/routing/manifest.ts', 'src/content/facts.ts'],
  ['src/i18n/locales.ts', 'src/routing/paths.ts'],
  ['src/lib/format.ts', 'src/styles/palette.ts'],
  ['src/pages/Contact/Contact.tsx', 'src/testing/visitor.ts'],
]
const allowed: readonly Plant[] = [
  ['src/app/pages.ts', 'src/pages/Home/copy.ts'],
  ['src/pages/Home/Home.tsx', 'src/pages/Home/copy.ts'],
  ['src/pages/Pricing/Pricing.tsx', 'src/features/contact/copy.ts'],
  ['src/features/contact/Contact.tsx', 'src/content/facts.ts'],
  ['src/seo/PageHead.tsx', 'src/content/facts.ts'],
  // A story may take its copy from a page.
  ['src/components/Card/Card.stories.tsx', 'src/pages/Home/copy.ts'],
]
const unclassified = 'src/widgets/widget.ts'

let reports: ReturnType<typeof lintPlanted>

beforeAll(() => {
  const files = new Map([[unclassified, 'export const value = 1\n']])
  const plants = [...refused, ...allowed]
  for (const [, to] of plants) files.set(to, 'export const value = 1\n')
  for (const [from, to] of plants) {
    const target = path.posix.relative(path.posix.dirname(from), to)
    const specifier = target.startsWith('.') ? target : `./${target}`
    files.set(from, `import { value } from '${specifier}'\nexport const used = value\n`)
  }
  reports = lintPlanted(files)
}, 60_000)

describe('the linter refuses an import against the direction', () => {
  test.each(refused)('%s imports %s', (from) => {
    expect(reports.get(from)).toContain('boundaries(dependencies)')
  })
})

describe('and lets imports pass that follow it', () => {
  test.each(allowed)('%s imports %s', (from) => {
    expect(reports.get(from)).not.toContain('boundaries(dependencies)')
  })
})

test('a folder that nobody classified is refused', () => {
  expect(reports.get(unclassified)).toContain('boundaries(no-unknown-files)')
})
