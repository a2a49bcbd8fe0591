import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { moduleClosure } from '../vite/moduleClosure.ts'

const src = path.resolve(import.meta.dirname, '../../../src')
/** What changes prerendered content before its view, and with it the stylesheet of the site, is loaded. */
const early = ['app/hydration/boot.ts', 'app/hydration/contentNeeded.ts', 'features/blog/refresh.ts']
const setsClass = /\.classList\.(?:add|toggle|replace)\(|\.className\s*=[^=]|setAttribute\('class'/

test.each(early)(
  '%s and its imports mark elements with attributes, because a page has no rules of further classes',
  (file) => {
    const modules = [...moduleClosure(path.join(src, file), { followDynamic: false })]
    expect(modules.filter((module) => setsClass.test(fs.readFileSync(module, 'utf8')))).toEqual([])
  },
)
