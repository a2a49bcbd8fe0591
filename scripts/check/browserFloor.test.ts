import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** The oldest browsers: `browserslist` in package.json. */
const names: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' }
const floor = packageJson.browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' >= ')
  return { browser: names[name] ?? name, version: Number(version) }
})

type Support = {
  readonly version_added?: string | boolean | null
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}
type Feature = { readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> } }

/** Whether every browser of the floor has a feature of https://github.com/mdn/browser-compat-data. */
const isSupported = ({ __compat }: Feature): boolean =>
  floor.every(({ browser, version }) => {
    const support = __compat?.support[browser]
    const statements = Array.isArray(support) ? (support as readonly Support[]) : [support as Support | undefined]
    return statements.some((one) => {
      if (one?.flags ?? one?.prefix ?? one?.alternative_name) return false
      return Number(String(one?.version_added).replace('≤', '')) <= version
    })
  })

const isMember = (name: string) => /^[a-z]\w*$/i.test(name) && !name.endsWith('_event')

/** Whose methods are looked for wherever they are called: those of other owners have too common names. */
const common = ['Array', 'String', 'Map', 'Set', 'Promise', 'Node', 'Element', 'HTMLElement', 'Document', 'Window']

const owners = Object.entries({ ...bcd.javascript.builtins, ...bcd.api } as unknown as Record<
  string,
  Record<string, Feature>
>)
const featuresOf = (features: Record<string, Feature>) =>
  Object.entries(features).flatMap(([key, feature]) =>
    isMember(key) ? [{ name: key.replace(/_static$/, ''), isNew: !isSupported(feature) }] : [],
  )
/** `Owner.name` of every owner, and the methods that no common owner has at the floor. */
const newStatics = new Set(
  owners.flatMap(([owner, all]) => featuresOf(all).flatMap(({ name, isNew }) => (isNew ? [`${owner}.${name}`] : []))),
)
const members = owners.flatMap(([owner, all]) => (common.includes(owner) ? featuresOf(all) : []))
const oldMembers = new Set(members.flatMap(({ name, isNew }) => (isNew ? [] : [name])))
const newMembers = new Set(members.flatMap(({ name }) => (oldMembers.has(name) ? [] : [name])))

/** What of a source is newer than the floor: `AbortSignal.any`, `.checkVisibility`. */
function newerThanFloor(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'/g, '')
  const statics = [...code.matchAll(/\b([A-Z]\w+)\.(\w+)/g)].map(([use]) => use).filter((use) => newStatics.has(use))
  // `?.(` is a guard.
  const calls = [...code.matchAll(/\.(\w+)\(/g)].flatMap(([, name = '']) =>
    newMembers.has(name) ? [`.${name}()`] : [],
  )
  return [...new Set([...statics, ...calls])]
}

/** Not in the browser: tests, stories, and what only a build runs. */
const elsewhere = /\.(?:test|stories|css|d)\.|testing|prerender|lib\/env\./
const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file))

test('the app uses no API that is newer than its oldest browsers', () => {
  const newer = sources.flatMap((file) =>
    newerThanFloor(fs.readFileSync(path.join('src', file), 'utf8')).map((use) => `${file}: ${use}`),
  )
  expect(newer).toEqual([])
})

test.each(['AbortSignal.any([one])', 'element.checkVisibility()', 'URL.canParse(value)', 'Object.groupBy(list, by)'])(
  '%s would be found',
  (code) => {
    expect(newerThanFloor(code)).not.toEqual([])
  },
)

/** A browser that lacks them loses nothing but a motion, or a state that it does not have. */
const optional = /^(?:view-transition-|details-content|popover-open)/

/** A selector that a browser does not know voids its whole rule. */
const newSelectors = (source: string): readonly string[] =>
  [...source.matchAll(/:{1,2}([a-z][a-z-]+)/g)].flatMap(([, name = '']) => {
    const feature = (bcd.css.selectors as Record<string, Feature>)[name]
    return feature === undefined || optional.test(name) || isSupported(feature) ? [] : [`:${name}`]
  })

test('no style has a selector that is newer than the oldest browsers', () => {
  const styles = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'))
  const newer = styles.flatMap((file) =>
    newSelectors(fs.readFileSync(path.join('src', file), 'utf8')).map((selector) => `${file}: ${selector}`),
  )
  expect(newer).toEqual([])
})
