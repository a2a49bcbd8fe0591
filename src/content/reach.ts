import { company } from './company.ts'
import { companyContact, emailHref } from './companyContact.ts'

/** A `mailto:` link to the agency with a prefilled subject and body. Line breaks follow RFC 6068. */
export const emailHrefWith = (subject: string, text: string): string =>
  `${emailHref}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

/** The agency's WhatsApp account, which has the number of the telephone. */
export const whatsAppAddress = `https://wa.me/${companyContact.phone.replaceAll(/\D/g, '')}`

/** A link to a WhatsApp chat with the agency, with a prefilled text. */
export const whatsAppHref = (text: string): string => `${whatsAppAddress}?text=${encodeURIComponent(text)}`

/** The town on a public map. */
export const mapHref = `https://www.openstreetmap.org/?mlat=${company.geo.latitude}&mlon=${company.geo.longitude}#map=15/${company.geo.latitude}/${company.geo.longitude}`

/**
 * Opening hours, Central European Time (docs/product.md): one source for texts and structured data.
 * Sunday is by appointment.
 */
export const openingHours = {
  timeZone: 'Europe/Madrid',
  weekdays: { opens: '09:00', closes: '19:00' },
  saturday: { opens: '10:00', closes: '16:00' },
} as const
