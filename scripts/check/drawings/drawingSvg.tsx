import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { attributesOf } from '../../../src/components/Drawing/attributes.ts'
import { formatFacts } from '../../../src/content/formatFacts.ts'
import { articleDrawing } from '../../../src/features/blog/sanitiser/ownPictures.ts'
import { i18nWith } from '../../../src/i18n/instances.ts'
import { LanguageProvider } from '../../../src/i18n/LanguageProvider.tsx'
import type { Locale } from '../../../src/i18n/locales.ts'
import { MessageDefaultsContext, translatePlain } from '../../../src/i18n/useMessage.ts'
import { withoutJoiners } from '../../../src/lib/format.ts'
import { catalogs } from '../../../src/testing/catalogs.ts'
import { fontSubset } from '../../dev/fonts/fontFiles.ts'

/** Labels keep about the size of a caption: a media query in an image file is about the image's own width. */
const textSizes = [
  '@media(min-width:440px){text{font-size:12px}}',
  '@media(min-width:540px){text{font-size:10px}}',
  '@media(min-width:660px){text{font-size:8.5px}}',
].join('')
const { width, height } = articleDrawing
const root = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: String(width),
  height: String(height),
  viewBox: `0 0 ${width} ${height}`,
  'font-family': "'Instrument Sans', sans-serif",
  'font-size': '15',
  // Letters as wide as drawn at every size, not rounded to whole pixels.
  'text-rendering': 'geometricPrecision',
}

/** A drawing as an SVG file in a language; the font in it has the characters of its labels. */
export async function drawingSvg(drawing: ReactNode, locale: Locale): Promise<string> {
  const svg = parse(withoutJoiners(markupOf(drawing, locale))).querySelector('svg')
  const description = svg?.querySelector('desc')
  if (!svg || !description) throw new Error('A drawing of an article is a <Plate> with a description.')
  svg.setAttributes({ ...root, lang: locale })
  for (const element of svg.querySelectorAll('[id]')) element.removeAttribute('id')
  for (const element of svg.querySelectorAll('[class]')) {
    const looks = attributesOf(element.getAttribute('class') ?? '')
    element.removeAttribute('class')
    for (const [name, value] of Object.entries(looks)) element.setAttribute(name, value)
  }
  const labels = svg.querySelectorAll('text').map(({ text }) => text)
  description.insertAdjacentHTML('afterend', `<style>${await fontFace(labels.join(''))}${textSizes}</style>`)
  // One element a line, so that a difference can be read.
  return `${svg.toString().replaceAll('><', '>\n<')}\n`
}

function markupOf(drawing: ReactNode, language: Locale): string {
  const i18n = i18nWith(language, catalogs[language])
  const values = formatFacts(language, (message, own = {}) => translatePlain(i18n, message, own))
  return renderToStaticMarkup(
    <LanguageProvider language={language} i18n={i18n}>
      <MessageDefaultsContext value={{ values, components: {} }}>{drawing}</MessageDefaultsContext>
    </LanguageProvider>,
  )
}

async function fontFace(characters: string): Promise<string> {
  const subset = await fontSubset('sans', 'latin', characters, ['kern'])
  const source = `url(data:font/woff2;base64,${subset.toString('base64')})`
  return `@font-face{font-family:"Instrument Sans";font-weight:400 600;src:${source}}`
}
