import { company } from './company.ts'
import { companyContact, emailHref } from './companyContact.ts'

/** Longest address that Windows passes on to another program, characters (INTERNET_MAX_URL_LENGTH of wininet.h is 2,083). */
const longestHref = 2000

/** The address of a text, which is cut and ends in "…" if the address gets too long. */
function hrefOfText(text: string, hrefOf: (text: string) => string): string {
  if (hrefOf(text).length <= longestHref) return hrefOf(text)
  const characters = Array.from(text)
  const cut = (count: number) => hrefOf(`${characters.slice(0, count).join('')}…`)
  let [kept, tooMany] = [0, characters.length]
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2)
    if (cut(middle).length <= longestHref) kept = middle
    else tooMany = middle
  }
  return cut(kept)
}

/** A `mailto:` link to the agency with a prefilled subject and body, whose line breaks follow RFC 6068. */
export const emailHrefWith = (subject: string, text: string): string =>
  hrefOfText(text, (body) => {
    const lines = encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))
    return `${emailHref}?subject=${encodeURIComponent(subject)}&body=${lines}`
  })

/** The agency on WhatsApp: `https://wa.me/` and the digits of a number with its country code. */
export const whatsAppAddress = `https://wa.me/${companyContact.phone.replaceAll(/\D/g, '')}`

/** A link to a WhatsApp chat with the agency, with a prefilled text. */
export const whatsAppHref = (text: string): string =>
  hrefOfText(text, (it) => `${whatsAppAddress}?text=${encodeURIComponent(it)}`)

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
