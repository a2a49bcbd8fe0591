import { useSyncExternalStore } from 'react'
import { acceptCategory, acceptedCategory, reset, run, validConsent, type Translation } from 'vanilla-cookieconsent'
import { consentKey, facts } from '../../content/facts.ts'
import { takeLeads } from '../../lib/conversion.ts'
import type { Env } from '../../lib/env.ts'
import { serviceCookies, servicesOf, type Service } from './services.ts'

/** `optedOut`: the browser has decided, by Global Privacy Control. */
export type Decision = 'undecided' | 'optedOut' | 'accepted' | 'rejected'
type Consent = { readonly decision: Decision; readonly isBannerOpen: boolean; readonly areSettingsOpen: boolean }

const category = 'measurement'
/** Raise it when consent covers another provider or purpose: visitors who have decided before are then asked again. */
const revision = 1
const daysPerMonth = 365 / 12

let state: Consent = { decision: 'undecided', isBannerOpen: false, areSettingsOpen: false }
let services: readonly Service[] | undefined
const listeners = new Set<() => void>()

function change(part: Partial<Consent>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/**
 * Disables the library's dialogs: they take the focus from a visitor who is typing, and write HTML as strings, which
 * the page's policy (Trusted Types) forbids. The library's headless build 3.1.0 fails at the start.
 */
const withoutDialogs = {
  autoShow: false,
  language: { default: 'none', translations: { none: {} as Translation } },
  manageScriptTags: false,
  hideFromBots: false,
}

/**
 * Reads the decision of an earlier visit, or asks. The library stores the decision, its age and the cookies to clear,
 * in local storage, so that no request sends it.
 */
export function startConsent(env: Env): void {
  if (services !== undefined) return
  services = servicesOf(env)
  void readDecision()
  // Another tab has stored or withdrawn a decision.
  addEventListener('storage', ({ key }) => {
    // `clear` has no key.
    if (key !== consentKey && key !== null) return
    reset()
    void readDecision()
  })
}

async function readDecision(): Promise<void> {
  await run({
    ...withoutDialogs,
    revision,
    categories: { [category]: { autoClear: { cookies: serviceCookies.map((name) => ({ name })) } } },
    cookie: {
      name: consentKey,
      useLocalStorage: true,
      expiresAfterDays: Math.floor(facts.consentMonths * daysPerMonth),
    },
    onConsent: apply,
    onChange: apply,
  })
  if (validConsent()) return
  const isWithdrawn = state.decision === 'accepted'
  if (isOptedOut() || isWithdrawn) for (const service of services ?? []) service.deny()
  change({ decision: isOptedOut() ? 'optedOut' : 'undecided', isBannerOpen: !isOptedOut() })
}

/** Global Privacy Control: https://w3c.github.io/gpc/ */
const isOptedOut = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function apply(): void {
  const decision = acceptedCategory(category) ? 'accepted' : 'rejected'
  for (const service of services ?? []) {
    if (decision === 'accepted') service.grant()
    else service.deny()
  }
  change({ decision, isBannerOpen: false })
}

/** Counts the leads that have not been counted yet: each service waits for consent by itself. */
export function countLeads(): void {
  for (const lead of takeLeads()) for (const service of services ?? []) service.count(lead)
}

/** Stores the visitor's decision and applies it. */
export function decide(decision: 'accepted' | 'rejected'): void {
  acceptCategory(decision === 'accepted' ? category : [])
  change({ isBannerOpen: false, areSettingsOpen: false })
}

/** Postpones the question until the next page load; nothing is measured until then. */
export const postpone = (): void => change({ isBannerOpen: false })
export const openSettings = (): void => change({ areSettingsOpen: true })
export const closeSettings = (): void => change({ areSettingsOpen: false })

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useConsent = (): Consent => useSyncExternalStore(subscribe, () => state)
