import { company } from './company.ts'
import { companyContact, emailHref } from './companyContact.ts'

/** Longest address that Windows passes on to a mail program, characters (INTERNET_MAX_URL_LENGTH of wininet.h is 2,083). */
const longestEmailHref = 2000

/**
 * A `mailto:` link to the agency with a prefilled subject and body, whose line breaks follow RFC 6068. A text that is too
 * long for the link is cut and ends in "…".
 */
export function emailHrefWith(subject: string, text: string): string {
  const hrefOf = (body: string) =>
    `${emailHref}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`
  const characters = Array.from(text)
  const fits = (count: number) => hrefOf(`${characters.slice(0, count).join('')}…`).length <= longestEmailHref
  if (hrefOf(text).length <= longestEmailHref) return hrefOf(text)
  let [kept, tooMany] = [0, characters.length]
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2)
    if (fits(middle)) kept = middle
    else tooMany = middle
  }
  return hrefOf(`${characters.slice(0, kept).join('')}…`)
}

/** The agency's WhatsApp account, which has the number of the telephone. */
export const whatsAppAddress = `https://wa.me/${companyContact.phone.replaceAll(/\D/g, '')}`

/** A link to a WhatsApp chat with the agency, with a prefilled text. */
export const whatsAppHref = (text: string): string => `${whatsAppAddress}?text=${encodeURIComponent(text)}`

/** The town on a public map. */
export const mapHref = `https://www.openstreetmap.org/?mlat=${company.geo.latitude}&mlon=${company.geo.longitude}#map=15/${company.geo.latitude}/${company.geo.longitude}`

/**
 * Opening hours in Mallorca (docs/product.md): one source for texts and structured data.
 * Sunday is by appointment.
 */
export const openingHours = {
  timeZone: 'Europe/Madrid',
  weekdays: { opens: '09:00', closes: '19:00' },
  saturday: { opens: '10:00', closes: '16:00' },
} as const
