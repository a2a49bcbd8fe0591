import { links } from './contentRules.ts'
import { structuredAddresses, structuredData } from './dataRules.ts'
import { faces } from './fonts.ts'
import { alternates, language, socialImage, uniqueTexts } from './headRules.ts'
import type { Rule } from './rule.ts'

const headRules = { language, uniqueTexts, alternates, socialImage }
const contentRules = { links, faces, structuredData, structuredAddresses }

/** The rules for every page. The types require planted faults in fixtures/faults.ts for each rule. */
export const rules = { ...headRules, ...contentRules } satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules
