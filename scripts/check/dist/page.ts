import fs from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import type { Route } from '../../../src/routing/manifest.ts'

/** A built page, parsed once. */
export type BuiltPage = {
  readonly file: string
  readonly route: Route
  readonly source: string
  readonly html: HTMLElement
}

export const fileOf = (outDir: string, { path: address }: Pick<Route, 'path'>): string =>
  path.join(outDir, `${address}.html`)

/** The file of the site that an address without query and fragment leads to. */
export function targetOf(outDir: string, address: string): string {
  const route = routeOf(address)
  return route === undefined ? path.join(outDir, address) : fileOf(outDir, route)
}

export function readPage(outDir: string, route: Route): BuiltPage {
  const file = fileOf(outDir, route)
  const source = fs.readFileSync(file, 'utf8')
  return { file, route, source, html: parse(source, { comment: false }) }
}

export const metaContent = ({ html }: Pick<BuiltPage, 'html'>, name: string): string | undefined =>
  html.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
