/** The part of the identity (company.ts) that the header prints: the first load of every page contains it. */
export const companyContact = {
  // Before launch, replace: the name is a sample too.
  name: 'Roqueta',
  /** Begins with the name: the rest is the small line of the logo. */
  longName: 'Roqueta Private Advisory',
  email: 'hello@roqueta.example',
  /** As displayed, with the country code; links have its digits. */
  phone: '+34 971 000 000',
} as const

export const telephoneHref = `tel:${companyContact.phone.replaceAll(' ', '')}`
export const emailHref = `mailto:${companyContact.email}`
