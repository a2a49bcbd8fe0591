import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { routesWithNewestPosts } from '../../build/blog/blogPages.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'
import { baseCommit, build, builtBase, root } from './base.ts'
import { pictureLaunch } from './launch.ts'
import { allPictures, matching, type Picture } from './pictures.ts'
import { compare, type Result } from './compare.ts'
import { serveStorybook, storiesOf } from './storybook.ts'
import { summaryOf } from './summary.ts'

/**
 * `npm run visual -- [word …] [--base REV] [--no-build]`: compares the pictures of the base and of the working tree, taken with the
 * same browser. Exits with 1 if a picture cannot be taken; a changed one is a question to the reviewer.
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { base: { type: 'string' }, build: { type: 'boolean', default: true } },
})

type Use<T> = (pictures: readonly Picture[], origins: { readonly site: string; readonly storybook: string }) => T

/** Serves the built Storybook and site of a folder, with the list of their pictures. */
async function serve<T>(folder: string, use: Use<Promise<T>>): Promise<T> {
  const dist = path.join(folder, 'dist')
  const site = await startServer({ outDir: dist })
  const storybook = await serveStorybook(path.join(folder, 'storybook-static'))
  try {
    const all = allPictures(await storiesOf(storybook.url), routesWithNewestPosts(dist))
    return await use(matching(all, words), { site: site.url, storybook: storybook.url })
  } finally {
    await storybook.close()
    await site.close()
  }
}

/** Takes the pictures of the base that are not there yet, and returns the names of all. */
const picturesOfBase = (folder: string, base: string): Promise<readonly string[]> =>
  serve(folder, async (pictures, origins) => {
    const missing = pictures.filter(({ name }) => !fs.existsSync(path.join(base, `${name}.png`)))
    const results = await compare({ pictures: missing, ...origins, base }, 'all')
    for (const { name, error } of results)
      if (error !== '') console.warn(`The base has no picture of ${name}: ${error}`)
    return pictures.map(({ name }) => name)
  })

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(pictureLaunch())
  const version = browser.version()
  await browser.close()
  return version
}

await runCommand(async () => {
  const commit = baseCommit(options.base)
  const version = await browserVersion()
  const built = builtBase(commit)
  // Another browser draws everything in its own way, so each has a set of its own.
  const base = path.join(path.dirname(built), `pictures-${version}`)
  console.log(`Pictures of the base, ${commit.slice(0, 8)}, with Chromium ${version}: about one a second.`)
  const before = await picturesOfBase(built, base)
  if (options.build) build(root)
  console.log('Pictures of the working tree.')
  const after: readonly Result[] = await serve(root, (pictures, origins) =>
    compare({ pictures, ...origins, base }, 'none'),
  )
  if (before.length + after.length === 0) throw new StartError(`No picture has ${words.join(' or ')} in its name.`)
  const { text, isBroken } = summaryOf(before, after)
  console.log(`\n${text}`)
  if (isBroken) process.exitCode = 1
})
