import type { Page } from '@playwright/test'
import { manifest } from '../../src/routing/manifest.ts'
import { landingPages as names } from '../../src/routing/pageKinds.ts'

export const landingPages = manifest.filter(({ page }) => names.has(page)).map(({ path }) => path) as [
  string,
  string,
  string,
  ...string[],
]
export const [path] = landingPages

export const form = (page: Page) => page.getByRole('form', { name: 'Property inquiry' })
export const next = (page: Page) => form(page).getByRole('button', { name: 'Next step' })
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit', exact: true })

export async function fillContactStep(page: Page): Promise<void> {
  await form(page).getByLabel('First name').fill('Anna')
  await form(page).getByLabel('Last name').fill('Berg')
  await form(page).getByLabel('Email').fill('anna@example.com')
  await form(page).getByLabel('Phone').fill('+1 203 555 0142')
  await form(page).getByLabel('Budget range').selectOption('€2M - €4M')
}

export async function fillPropertyStep(page: Page): Promise<void> {
  await form(page).getByLabel('Preferred region').selectOption('West - Sóller Valley')
  await form(page).getByRole('radio', { name: 'Traditional finca' }).check()
  await form(page).getByLabel('Timeline').selectOption('Flexible – whenever the right property appears')
  await form(page).getByLabel('Goals').fill('Summers')
}

export const payload = (plans: Record<string, string>) =>
  JSON.stringify({
    formType: 'landing-page',
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    phone: '+1 203 555 0142',
    budgetRange: '€2M - €4M',
    ...plans,
  })
export const plans = {
  preferredRegion: 'West - Sóller Valley',
  propertyType: 'traditional-finca',
  timeline: 'Flexible – whenever the right property appears',
  goals: 'Summers',
}
