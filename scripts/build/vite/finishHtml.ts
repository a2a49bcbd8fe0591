import fs from 'node:fs'
import path from 'node:path'
import { pageModules } from '../../../src/app/pageModules.ts'
import { filesOfPage, messagesFile, type MessageFiles, type PublishedMessages } from '../../../src/app/messageFiles.ts'
import { defaultLocale } from '../../../src/i18n/locales.ts'
import { blogDataId } from '../../../src/features/blog/blogData.ts'
import { isFallbackPath, routeOf } from '../../../src/routing/blogPaths.ts'
import { localeOfPath } from '../../../src/routing/translatePath.ts'
import { appChunk } from './chunks.ts'

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; src?: string }
type Step = (html: string, route: string) => string
type Manifest = Record<string, Chunk>

/** Tags that React 19 hoists; a prerender without `<head>` leaves them at the start of the root container. */
const hoistable = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)/
/** The browser's app makes no script elements (Trusted Types), so this one must not stand where it hydrates. */
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/
const preloadedFonts = [
  'instrument-serif-latin-400-normal',
  'instrument-serif-latin-400-italic',
  'instrument-sans-latin-wght-normal',
]

/**
 * Turns what vite-react-ssg renders into the page that is served: metadata in `<head>`, the page's language, its
 * stylesheets and fonts, and no script but the boot script (the app loads after the page, see src/boot.ts).
 * @throws when a page failed to render, which vite-react-ssg would publish as "Unexpected Application Error!"
 */
export const finishHtml = (outDir: string) => {
  /** The same for every page of a build; nothing while developing. */
  let known: readonly Step[] | undefined
  const stepsOfBuild = (): readonly Step[] => {
    if (!fs.existsSync(path.join(outDir, '.vite/manifest.json'))) return []
    const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8'))
    const { files } = read(messagesFile) as PublishedMessages
    return [linkAssets(read('.vite/manifest.json') as Manifest), nameMessages(files)]
  }
  return (route: string, html: string, context?: unknown): string => {
    if (html.includes('Unexpected Application Error!')) throw new Error(`${route} failed to render.`)
    const data: Step = (page) => printBlogData(page, context)
    const steps: Step[] = [hoistHead, setLanguage, namePage, removeGeneratedScripts, makePanelsFindable, data]
    known ??= stepsOfBuild()
    return [...steps, ...known].reduce((page, step) => step(page, route), html)
  }
}

function hoistHead(html: string): string {
  const open = /<div id="root"[^>]*>/.exec(html)
  if (open === null) throw new Error('The page has no root container.')
  const start = open.index + open[0].length
  let end = start
  for (let tag = hoistable.exec(html.slice(end)); tag !== null; tag = hoistable.exec(html.slice(end)))
    end += tag[0].length
  const [data = ''] = structuredData.exec(html) ?? []
  const hoisted = html.slice(start, end) + data
  return (html.slice(0, start) + html.slice(end).replace(data, '')).replace('</head>', () => `${hoisted}</head>`)
}

function setLanguage(html: string, route: string): string {
  const locale = localeOfPath(route) ?? defaultLocale
  return html.replace(/<html[^>]*>/, () => `<html lang="${locale}">`)
}

const pageOf = (route: string) => routeOf(route)?.page ?? (isFallbackPath(route) ? 'blogPost' : 'notFound')

/** Says which page the document holds: a host may answer one address with the document of another (src/client.tsx). */
function namePage(html: string, route: string): string {
  return html.replace('<div id="root"', () => `<div id="root" data-page="${pageOf(route)}"`)
}

/** Names the files of the page's messages, for the code that does not know them (src/app/messages.ts). */
const nameMessages =
  (files: MessageFiles): Step =>
  (html, route) => {
    const named = filesOfPage(files, localeOfPath(route) ?? defaultLocale, pageOf(route))
    const value = JSON.stringify(named).replaceAll('"', '&quot;')
    return html.replace('<div id="root"', () => `<div id="root" data-messages="${value}"`)
  }

/** Prints the data of a page of the blog for its hydration (src/features/blog/blogData.ts). */
function printBlogData(html: string, context: unknown): string {
  const data = (context as { initialState?: object } | undefined)?.initialState
  if (data === undefined || Object.keys(data).length === 0) return html
  // JSON inside HTML: only "<" could end the script early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html.replace('</body>', () => `<script type="application/json" id="${blogDataId}">${json}</script></body>`)
}

/** The router's hydration data and the build hash: this site's client uses neither, and its CSP allows no inline script. */
function removeGeneratedScripts(html: string): string {
  return html
    .replace(/<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/, '')
    .replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
}

/**
 * React serialises `hidden="until-found"` as a bare `hidden` and adds attributes for its view transitions, and Radix
 * adds a style attribute that a strict CSP refuses.
 */
function makePanelsFindable(html: string): string {
  return html
    .replace(/<div\b[^>]*\bdata-findable="[^"]*"[^>]*>/g, (tag) => tag.replace(/\bhidden=""/, 'hidden="until-found"'))
    .replace(/ style="--radix-[^"]*"/g, '')
    .replace(/ vt-\w+="[^"]*"/g, '')
}

const linkAssets =
  (manifest: Manifest): Step =>
  (html, route) => {
    const app = Object.keys(manifest).find((key) => manifest[key]?.name === appChunk && key.endsWith('.js'))
    if (app === undefined)
      throw new Error(`The build has no chunk named ${appChunk}: see scripts/build/vite/chunks.ts.`)
    const entries = route === '/' ? [app] : [app, pageModules[pageOf(route)]]
    const styles = new Set(entries.flatMap((entry) => stylesOf(manifest, entry)))
    const fonts = Object.values(manifest).filter(
      ({ src }) => src && preloadedFonts.some((name) => src.endsWith(`${name}.woff2`)),
    )
    const links = [
      ...fonts.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="">`),
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ]
    return html
      .replace('<script type="module"', '<script type="module" async="" fetchpriority="low"')
      .replace(/<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace(/<link\b(?=[^>]*\brel="preload")(?![^>]*\bimagesrcset=)[^>]*>/g, '')
      .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => viewport + links.join(''))
  }

/** Stylesheets of a chunk and everything it imports statically, dependencies first. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}: is it named in src/app/pageModules.ts?`)
  if (seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((entry) => stylesOf(manifest, entry, seen)), ...(chunk.css ?? [])]
}

/** vite-react-ssg writes loader data that this site's client never asks for. */
export function removeLeftovers(outDir: string): void {
  for (const file of fs.readdirSync(outDir))
    if (file.startsWith('static-loader-data')) fs.rmSync(path.join(outDir, file), { recursive: true })
}
