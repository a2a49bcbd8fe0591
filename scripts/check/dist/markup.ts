import fs from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the HTML standard (html-validate.org/presets), the outline of headings, and alternatives of images. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'heading-level': 'error', 'wcag/h37': 'error' },
  }),
)

/** Problems of HTML files, with line and element. */
export async function checkMarkup(files: readonly string[]): Promise<string[]> {
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
