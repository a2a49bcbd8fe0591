import { hasBlock, unwrap } from './nodes.ts'

/** Elements of Word's settings: their text is for Word. */
const settings = /^(?:o:(?:officedocumentsettings|shapedefaults|shapelayout)|w:(?:worddocument|latentstyles)|m:mathpr)$/

/** Removes the settings that Word and Outlook put into the text. What else is in an `xml` element is text. */
export function removeOfficeSettings(article: Element): void {
  for (const element of article.querySelectorAll('*')) if (settings.test(element.localName)) removeSettings(element)
  for (const element of article.querySelectorAll('xml')) removeSettings(element)
}

/** A setting whose end is missing contains the article after it. */
function removeSettings(element: Element): void {
  if (hasBlock(element)) unwrap(element)
  else element.remove()
}
