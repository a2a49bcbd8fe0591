/**
 * The fixed values and the choices that the two forms send, the same in every language; fields are in
 * src/features/contact/contactLead.ts and src/features/enquiry/enquiryLead.ts.
 */

/** `_subject` of the contact form: fixed, in English, for the agency's own mailbox. */
export const contactSubject = 'New consultation request'

/** `formType` of the enquiry form. */
export const enquiryFormType = 'landing-page'

/** Value of an optional field of the enquiry form that was left empty. */
export const notSpecified = 'Not specified'

export const budgetRanges = {
  '1m-2m': '€1M - €2M',
  '2m-4m': '€2M - €4M',
  '4m-6m': '€4M - €6M',
  '6m-plus': '€6M+',
} as const

export const preferredRegions = {
  south: 'South - Palma Area',
  southwest: 'Southwest - Portals Area',
  west: 'West - Sóller Valley',
  north: 'North - Pollença Area',
  northeast: 'Northeast - Artà Area',
  central: 'Central - Interior Fincas',
  'not-sure': 'Not sure yet – help me choose the right area',
} as const

export const propertyTypes = [
  'luxury-villa',
  'traditional-finca',
  'premium-apartment',
  'waterfront-home',
  'new-development',
  'not-sure',
] as const

export const timelines = {
  'within-3-months': 'Within 3 months',
  '3-6-months': '3-6 months',
  '6-12-months': '6-12 months',
  '12-months-plus': '12+ months',
  flexible: 'Flexible – whenever the right property appears',
} as const
