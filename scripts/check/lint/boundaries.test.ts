import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const config = path.join(root, 'scripts/check/lint/oxlintrc.json')

type Plant = readonly [from: string, to: string]

const refused: readonly Plant[] = [
  ['src/components/Card/Card.tsx', 'src/pages/Home/copy.ts'],
  ['src/components/Link/Link.tsx', 'src/content/facts.ts'],
  ['src/pages/About/About.tsx', 'src/pages/Home/copy.ts'],
  ['src/pages/Guide/Guide.tsx', 'src/app/App.tsx'],
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
  ['src/app/fetchView.ts', 'src/pages/Home/copy.ts'],
  ['src/pages/Home/Home.tsx', 'src/pages/Home/copy.ts'],
  ['src/pages/Pricing/Pricing.tsx', 'src/features/contact/copy.ts'],
  ['src/features/contact/Contact.tsx', 'src/content/facts.ts'],
  ['src/seo/PageHead.tsx', 'src/content/facts.ts'],
  // A story may take its copy from a page.
  ['src/components/Card/Card.stories.tsx', 'src/pages/Home/copy.ts'],
]
const unclassified = 'src/widgets/widget.ts'

/** The rules that refused something, by file. */
const reports = new Map<string, Set<string>>()
/** A project of its own, so that planting disturbs neither this one nor tests that run at the same time. */
const garden = fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-'))

function write(file: string, source: string): void {
  fs.mkdirSync(path.dirname(path.join(garden, file)), { recursive: true })
  fs.writeFileSync(path.join(garden, file), source)
}

beforeAll(() => {
  const plants = [...refused, ...allowed]
  for (const [, to] of plants) write(to, 'export const value = 1\n')
  for (const [from, to] of plants) {
    const target = path.posix.relative(path.posix.dirname(from), to)
    write(
      from,
      `import { value } from '${target.startsWith('.') ? target : `./${target}`}'\nexport const used = value\n`,
    )
  }
  write(unclassified, 'export const value = 1\n')
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['-c', config, '--format', 'json', '.'], {
    cwd: garden,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; filename: string }[] }
  for (const { code, filename } of diagnostics) reports.set(filename, (reports.get(filename) ?? new Set()).add(code))
}, 60_000)

afterAll(() => fs.rmSync(garden, { recursive: true, force: true }))

describe('the linter refuses an import against the direction', () => {
  test.each(refused)('%s imports %s', (from) => {
    expect([...(reports.get(from) ?? [])]).toContain('boundaries(dependencies)')
  })
})

describe('and lets imports pass that follow it', () => {
  test.each(allowed)('%s imports %s', (from) => {
    expect([...(reports.get(from) ?? [])]).not.toContain('boundaries(dependencies)')
  })
})

test('a folder that nobody classified is refused', () => {
  expect([...(reports.get(unclassified) ?? [])]).toContain('boundaries(no-unknown-files)')
})
