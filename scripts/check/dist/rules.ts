import { code, https, images, links } from './contentRules.ts'
import { structuredAddresses, structuredData } from './dataRules.ts'
import { alternates, canonical, charset, language, openGraph, textLengths, uniqueTexts } from './headRules.ts'
import { languagePurity } from './languagePurity.ts'
import type { Rule } from './rule.ts'

/** What is asked of every page. Each rule has planted faults in faults.ts, or the types do not hold. */
export const rules = {
  language,
  charset,
  uniqueTexts,
  textLengths,
  canonical,
  alternates,
  openGraph,
  links,
  https,
  images,
  structuredData,
  structuredAddresses,
  code,
  languagePurity,
} satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules
