import type { Locale } from '../../../i18n/locales.ts'
import { contentTools } from './contentTools.ts'

/** A listed tool, with what may follow its name: "AI", an address, a date. */
const tool = [
  String.raw`(?:https?://)?(?:www\.)?`,
  `(?:${contentTools.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`,
  String.raw`(?:\.[a-z]{2,4})?(?:/\S*)?(?: (?:AI|KI))?(?: (?:on|am) [a-zä\d.,/ -]*\d{4})?`,
].join('')

const madeInEnglish = 'generated|created|made|built|published|written'
const madeInGerman = 'erstellt|generiert|veröffentlicht|geschrieben|gemacht|bereitgestellt|unterstützt|präsentiert'
const withInEnglish = 'by|with|using|via|on'
const withInGerman = 'mit|von|durch|über'

/** Signatures of content tools below a text. */
const lines: Record<Locale, readonly string[]> = {
  en: [
    `(?:proudly )?powered by ${tool}`,
    `(?:proudly )?(?:${madeInEnglish}) (?:${withInEnglish}) ${tool}`,
    `this (?:article|post|page|content|text) (?:was|is|has been) (?:automatically )?(?:${madeInEnglish}) (?:${withInEnglish}) ${tool}`,
  ],
  de: [
    `(?:mit stolz )?(?:${madeInGerman}) (?:${withInGerman}) ${tool}`,
    `die(?:ser|se|ses) (?:artikel|beitrag|seite|inhalt|text) (?:wurde|ist) (?:automatisch )?(?:${withInGerman}) ${tool} (?:${madeInGerman})`,
  ],
}
const anyLine = Object.values(lines).flat().join('|')
const promotion = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${anyLine})[^\p{L}\p{N}]*$`, 'iu')

/**
 * Whether a text is nothing but the advertising of a listed tool. Bylines, dates and architects ("Built by Gaspar
 * Bennazar in 1929") are text, and so is a sentence that only begins like advertising.
 */
export const isPromotional = (text: string): boolean => promotion.test(text.replace(/\s+/g, ' ').trim())
