import fs from 'node:fs'
import path from 'node:path'

/** Folders whose components are part of the content, which is hydrated only when it is needed. */
const contentFolders = ['components', 'sections', 'features', 'pages', 'lib']
/** A <Live> that hydrates by itself; `until="interaction"` waits for the visitor or for an address with its query. */
const live = /<Live\b[^>]*\buntil="(?:visible|refreshed)"/
const effectHook = /\buse(?:Layout)?Effect\(|\buseSyncExternalStore\(/

/** Files with effects that need no <Live>, each with its reason. */
export const afterInteraction: Readonly<Record<string, string>> = {
  'components/Accordion/Accordion.tsx': 'Opens panels for a press, a search of the browser or a prop.',
  'components/Reveal/Reveal.tsx': 'A decoration of what is still below the viewport when the content is hydrated.',
  'features/consent/Consent.tsx': 'Rendered by the layout, outside the content.',
  'features/consent/ConsentBanner.tsx': 'Rendered by the layout, outside the content.',
  'features/consent/CookieSettings.tsx': 'Rendered by the layout, outside the content.',
  'features/consent/decision.ts': 'Used by the consent dialogs, outside the content.',
  'features/guideSearch/useGuideSearch.ts': 'Answers a query, with which GuideSearchStatus hydrates the content.',
  'features/legalChecklist/ChecklistItem.tsx': 'Opens an item for a prop.',
  'features/legalChecklist/LegalChecklist.tsx': 'Counts what was ticked: a tick hydrates the content.',
  'features/purchaseCosts/useCalculator.ts': 'Reads fields and a query, with which CostForm hydrates the content.',
}

/** Relative paths of the content's modules, with their source. */
export type Sources = ReadonlyMap<string, string>

export function readSources(src: string): Sources {
  const modules = fs.globSync(`{${contentFolders.join()}}/**/*.{ts,tsx}`, {
    cwd: src,
    exclude: ['**/*.{test,stories,css}.{ts,tsx}'],
  })
  return new Map(modules.map((file) => [file.replaceAll(path.sep, '/'), fs.readFileSync(path.join(src, file), 'utf8')]))
}

/** Files with effects that may never run on a prerendered page, a sentence each. */
export function effectsWithoutLive(sources: Sources, accepted: Readonly<Record<string, string>>): string[] {
  const withEffects = [...sources].filter(([, source]) => effectHook.test(source)).map(([file]) => file)
  return [
    ...withEffects
      .filter((file) => accepted[file] === undefined && !isLive(file, sources))
      .map(
        (file) =>
          `src/${file} has an effect, but neither it nor a component that uses it renders <Live until="visible"> or <Live until="refreshed">: on a prerendered page the effect may never run. Render one of them, or name the file in scripts/check/liveEffects.ts with the reason.`,
      ),
    ...Object.keys(accepted)
      .filter((file) => !withEffects.includes(file))
      .map((file) => `scripts/check/liveEffects.ts names src/${file}, which has no effect.`),
  ]
}

/** Whether a module renders a <Live>, or is used only by modules that do. */
function isLive(file: string, sources: Sources, seen: ReadonlySet<string> = new Set()): boolean {
  if (live.test(sources.get(file) ?? '')) return true
  if (seen.has(file)) return false
  const users = [...sources].filter(([user, source]) => importsOf(user, source).includes(file)).map(([user]) => user)
  return (
    users.length > 0 &&
    users.every(
      (user) => isLive(user, sources, new Set([...seen, file])) || (isHook(file) && rendersLive(user, sources)),
    )
  )
}

const isHook = (file: string): boolean => file.endsWith('.ts')

/**
 * Whether a component renders one of its folder or of src/components that renders a <Live>: a form's hook is called by
 * the component around its form.
 */
const rendersLive = (file: string, sources: Sources): boolean =>
  importsOf(file, sources.get(file) ?? '')
    .filter((used) => used.startsWith('components/') || path.posix.dirname(used) === path.posix.dirname(file))
    .some((used) => live.test(sources.get(used) ?? ''))

/** Modules that a module imports, without those of which it imports types only. */
const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/\b(?:import|export)\s+(?!type\b)[^'"]*?\bfrom '(\.[^']+)'|\bimport '(\.[^']+)'/g)].map(
    ([, target, bare = '']) => path.posix.normalize(path.posix.join(path.posix.dirname(file), target ?? bare)),
  )
