import fs from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
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

export function readPage(outDir: string, route: Route): BuiltPage {
  const file = fileOf(outDir, route)
  const source = fs.readFileSync(file, 'utf8')
  return { file, route, source, html: parse(source, { comment: false }) }
}

export const metaContent = ({ html }: BuiltPage, attribute: 'name' | 'property', value: string): string | undefined =>
  html.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute('content')

export const titleOf = ({ html }: BuiltPage): string => html.querySelector('title')?.text ?? ''
