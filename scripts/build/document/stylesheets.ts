import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PurgeCSS } from 'purgecss'
import { splitFaces } from './fontFaces.ts'

/** Writes the stylesheet of a page, unless another page has the same, and returns its path of the site. */
export type StylesheetOf = (body: string) => Promise<string>

type Built = {
  /** Folder of the site, which has `assets/`. */
  readonly outDir: string
  /** Path of the stylesheet with the rules of all pages, from `outDir`. */
  readonly file: string
  /** Paths of scripts that may show elements before that stylesheet is loaded, from `outDir`. */
  readonly scripts: readonly string[]
}

const tagNames = /<([a-z][a-z0-9]*)/g
const classNames = /\sclass="([^"]*)"/g
const words = /[\w-]+/g

/**
 * Splits the stylesheet of a build (docs/decisions/styles.md): a page links to the rules that its own HTML needs, and
 * `file` keeps the rules of all pages, which the app loads with the first view. The usual fonts are declared by pages
 * alone: a browser loads a face again that a later stylesheet declares too.
 */
export function splitStylesheet({ outDir, file, scripts }: Built): StylesheetOf {
  const { usual, whole, wholeFor, rules } = splitFaces(fs.readFileSync(path.join(outDir, file), 'utf8'))
  fs.writeFileSync(path.join(outDir, file), whole + rules)
  const classes = namesIn(rules, /\.(-?[_a-zA-Z][\w-]*)/g)
  const tags = namesIn(rules, /(?<![\w.#:[-])([a-z][a-z0-9]*)/g)
  const attributes = namesIn(rules, /\[([\w-]+)/g)
  const ofScripts = scripts
    .flatMap((script) => fs.readFileSync(path.join(outDir, script), 'utf8').match(words) ?? [])
    .filter((word) => classes.has(word))
  const written = new Map<string, Promise<string>>()

  async function write(used: readonly string[], faces: string): Promise<string> {
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: used.join(' '), extension: 'html' }],
      css: [{ raw: rules }],
      // The value of an attribute changes with the state of an element, so a rule is kept whatever the page has at first.
      dynamicAttributes: [...attributes],
      // PurgeCSS drops a selector of pseudo-classes alone, such as the `:has()` in `:is(:has(...))`.
      safelist: [/^:/],
      keyframes: true,
      variables: true,
    })
    const css = usual + faces + (purged?.css ?? '')
    const name = `assets/page-${crypto.hash('sha256', css, 'base64url').slice(0, 8)}.css`
    await fs.promises.writeFile(path.join(outDir, name), css)
    return `/${name}`
  }

  return (body) => {
    const used = new Set(['html', 'body', ...ofScripts])
    for (const [, tag = ''] of body.matchAll(tagNames)) if (tags.has(tag)) used.add(tag)
    for (const [, list = ''] of body.matchAll(classNames))
      for (const name of list.split(/\s+/)) if (classes.has(name)) used.add(name)
    const names = [...used].toSorted()
    const faces = wholeFor(body)
    const key = names.join(' ') + faces
    const known = written.get(key) ?? write(names, faces)
    written.set(key, known)
    return known
  }
}

const namesIn = (css: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name))
