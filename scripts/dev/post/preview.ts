import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Picture } from './readDocument.ts'
import type { Row } from './row.ts'

/**
 * A post as a page that needs no server: its styles and fonts are in it. Pictures of the site are read from public/.
 * @param pictures those of the document, which are in `folder` next to the page
 */
export async function previewOf(row: Row, pictures: readonly Picture[], folder: string): Promise<string> {
  const { language_code, title, meta_description, content_html } = row
  const { css, article } = await articleStyles()
  let shown = content_html.replace(/(?<=["\s])\/(?=(?:articles|drawings)\/)/g, '../../public/')
  for (const { name } of pictures)
    shown = shown.replace(new RegExp(`src="[^"]*/${name}"`), `src="${encodeURIComponent(folder)}/${name}"`)
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="${language_code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${css}</style>
<main style="max-width: 52rem; margin: auto; padding: 2rem 1.25rem">
<div class="${article}"><h1>${escape(title)}</h1><p>${escape(meta_description)}</p></div><hr style="margin-block: 2rem">
<div class="${article}">${shown}</div>
</main></html>
`
}

/** The site's styles of articles, as its build makes them. */
async function articleStyles(): Promise<{ readonly css: string; readonly article: string }> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    build: { write: false, lib: { entry: path.join(import.meta.dirname, 'articleStyles.ts'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const files = result?.output ?? []
  const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
  const css = files.flatMap((file) =>
    file.fileName.endsWith('.css') && file.type === 'asset' ? String(file.source) : [],
  )
  const { article } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { article: string }
  return { css: css.join('\n'), article }
}
