import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../../reports/rehearsal')

/** The copy of the project in which going live is rehearsed. Below the project: vanilla-extract compiles no file that shares no folder with it. */
export const rehearsal = {
  folder,
  outDir: path.join(folder, 'dist'),
  nginx: path.join(folder, 'deploy/nginx'),
} as const

/** Hosts under `.internal`, which no public name server knows (https://www.icann.org/en/board-activities-and-meetings/materials/approved-resolutions-special-meeting-of-the-icann-board-29-07-2024-en#section2.a). */
export const hosts = {
  site: 'www.rehearsal.internal',
  database: 'database.rehearsal.internal',
  forms: 'forms.rehearsal.internal',
  country: 'country.rehearsal.internal',
  scheduling: 'calendar.rehearsal.internal',
} as const

/** The advertising account. */
export const ads = { id: 'AW-123456789', label: 'AbC-D_efGh12' } as const

/** Every setting of a real site, with the paths that the flows intercept. Nothing answers there, so the build goes on without posts. */
export const settings: Readonly<Record<string, string>> = {
  VITE_SITE_URL: `https://${hosts.site}`,
  VITE_SUPABASE_URL: `https://${hosts.database}/supabase`,
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_rehearsal',
  VITE_CONTACT_FORM_URL: `https://${hosts.forms}/forms/contact`,
  VITE_ENQUIRY_FORM_URL: `https://${hosts.forms}/forms/enquiry`,
  VITE_GEOLOCATION_URL: `https://${hosts.country}/geolocation`,
  VITE_SCHEDULING_URL: `https://${hosts.scheduling}/consultation`,
  VITE_GOOGLE_ADS_ID: ads.id,
  VITE_GOOGLE_ADS_CONVERSION_LABEL: ads.label,
  BUILD_WITHOUT_POSTS: '1',
}
