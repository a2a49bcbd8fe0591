import { code, https, images, links } from './contentRules.ts'
import { structuredAddresses, structuredData } from './dataRules.ts'
import { alternates, canonical, charset, language, openGraph, textLengths, uniqueTexts } from './headRules.ts'
import { faces } from './fonts.ts'
import { languagePurity } from './languagePurity.ts'
import type { Rule } from './rule.ts'

/** The rules for every page. The types require planted faults in fixtures/faults.ts for each rule. */
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
  faces,
  structuredData,
  structuredAddresses,
  code,
  languagePurity,
} satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules
