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
import { fontSubset } from '../../build/vite/fontSubsets.ts'

/** Labels keep about the size of a caption: a media query in an image file is about the image's own width. */
const textSizes = [
  '@media(min-width:440px){text{font-size:12px}}',
  '@media(min-width:540px){text{font-size:10px}}',
].join('')
const { width, height } = articleDrawing
const root = {
  xmlns: 'http://www.w3.org/2000/svg',
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
  fontFamily: "'Instrument Sans', sans-serif",
  fontSize: 15,
  // Letters as wide as drawn at every size, not rounded to whole pixels.
  textRendering: 'geometricPrecision',
}

/** A drawing as an SVG file in a language; the font in it has the characters of its labels. */
export async function drawingSvg(drawing: ReactNode, locale: Locale): Promise<string> {
  const markup = withoutJoiners(markupOf(drawing, locale))
  const [, title = '', description = '', content = ''] =
    /<title[^>]*>(.*?)<\/title><desc[^>]*>(.*?)<\/desc>(.*)<\/svg>/s.exec(markup) ?? []
  const lines = [
    `<title>${title}</title>`,
    `<desc>${description}</desc>`,
    `<style>${await fontFace(content)}${textSizes}</style>`,
    content.replaceAll(/class="([^"]*)"/g, (_, classes: string) => attributesOf(classes)).replaceAll('><', '>\n<'),
  ]
  return renderToStaticMarkup(
    <svg {...root} lang={locale} dangerouslySetInnerHTML={{ __html: `\n${lines.join('\n')}\n` }} />,
  ).concat('\n')
}

function markupOf(drawing: ReactNode, language: Locale): string {
  const i18n = i18nWith(language, catalogs[language])
  const values = formatFacts(language, (message, own = {}) => translatePlain(i18n, message, own))
  return renderToStaticMarkup(
    <LanguageProvider language={language} i18n={i18n} isLoading={false} setLanguage={() => undefined}>
      <MessageDefaultsContext value={{ values, components: {} }}>{drawing}</MessageDefaultsContext>
    </LanguageProvider>,
  )
}

async function fontFace(content: string): Promise<string> {
  const labels = [...content.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => decoded(text))
  const subset = await fontSubset('sans', labels.join(''))
  const source = `url(data:font/woff2;base64,${subset.toString('base64')})`
  return `@font-face{font-family:"Instrument Sans";font-weight:400 600;src:${source}}`
}

/** Text of markup that React wrote. */
export const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
