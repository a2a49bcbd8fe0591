import type { Locale } from '../../../../i18n/locales.ts'
import { readEmphasis } from './emphasis.ts'
import { readLinks } from './links.ts'
import { removeOfficeSettings } from './office.ts'
import { readOrderedLists } from './orderedLists.ts'
import { readPictures } from './pictures.ts'
import { readRaised } from './raised.ts'
import { removeShortcodes } from './shortcodes.ts'
import { readStyleSheets } from './styleSheets.ts'
import { breakLines, readMarks, readParagraphs, removeCarriers } from './strays.ts'
import { readStruck } from './struck.ts'
import { readTables } from './tables.ts'
import { readWordLists } from './wordLists.ts'

/**
 * Says with the allowed tags what editors say with others: Google Docs, Word, Outlook, WordPress, Notion, Pages (docs/posts.md).
 * It runs before the article is sanitised, so nothing that it lets through is trusted, and finds nothing more to do in its own
 * result.
 * @param article the parsed article
 * @param document one that no article can reach
 * @param locale of the words that take the place of a format
 */
export function readPasted(article: Element, document: Document, locale: Locale): void {
  readStyleSheets(article)
  removeOfficeSettings(article)
  readPictures(article, document)
  removeShortcodes(article)
  readWordLists(article, document)
  readMarks(article, locale)
  readStruck(article, document, locale)
  readRaised(article)
  readEmphasis(article, document)
  readOrderedLists(article, document)
  readTables(article, document)
  readLinks(article, document)
  removeCarriers(article)
  readParagraphs(article, document)
  breakLines(article)
}
