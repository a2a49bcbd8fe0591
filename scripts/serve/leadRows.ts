import type { Lead } from './backend/leads.ts'

/** Fields that have a column of their own, or say nothing about the visitor. */
const ownColumns = new Set(['name', 'firstName', 'lastName', 'email', 'phone', '_subject', 'formType'])

/** Rows for `console.table`. Visitors' input is escaped, so that it cannot break lines or control the terminal. */
export const leadRows = (leads: readonly Lead[]): Record<string, string>[] =>
  leads.map(({ form, payload, createdAt }) => {
    const { name, firstName, lastName, email, phone } = payload
    const details = Object.entries(payload).filter(([field]) => !ownColumns.has(field))
    const cells = {
      Received: `${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
      Form: form,
      Name: name ?? `${firstName} ${lastName}`,
      Email: email ?? '',
      Phone: phone ?? '-',
      Details: details.map(([field, value]) => `${field}: ${value}`).join('; ') || '-',
    }
    return Object.fromEntries(Object.entries(cells).map(([heading, text]) => [heading, plain(text)]))
  })

/** Line breaks become spaces; control and invisible formatting characters go. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '')
