import fs from 'node:fs'
import path from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { builtRoutes, selectedRoutes } from '../../build/blog/blogPages.ts'
import { fileOf } from './page.ts'

/** The rules of the HTML standard (html-validate.org/presets), the outline of headings, and alternatives of images. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'heading-level': 'error', 'wcag/h37': 'error' },
  }),
)

/**
 * Problems of the built HTML under `outDir`, with file, line and element. Of posts and further pages of the list only the
 * selection is read.
 */
export async function checkMarkup(outDir: string): Promise<string[]> {
  const selected = new Set(selectedRoutes(outDir).map(({ path: address }) => address))
  const skipped = new Set(
    builtRoutes(outDir)
      .filter(({ path: address }) => !selected.has(address))
      .map((route) => fileOf(outDir, route)),
  )
  const files = fs
    .globSync('**/*.html', { cwd: outDir })
    .map((file) => path.join(outDir, file))
    .filter((file) => !skipped.has(file))
  const reports = await Promise.all(files.map((file) => validator.validateString(fs.readFileSync(file, 'utf8'), file)))
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ message, ruleId, line, column, selector }) =>
          `${filePath}:${line}:${column} is not valid HTML: ${message} (${ruleId}) ${selector ?? ''}`,
      ),
    )
}
