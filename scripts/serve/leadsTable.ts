import type { Lead } from './backend/leads.ts'

const headings = ['Received', 'Form', 'Name', 'Email', 'Phone', 'Details'] as const
/** Fields that have a column of their own, or say nothing about the visitor. */
const ownColumns = new Set(['name', 'firstName', 'lastName', 'email', 'phone', '_subject', 'formType'])

/** Leads as an aligned text table. Escapes visitors' input, so that it cannot break lines or control the terminal. */
export function leadsTable(leads: readonly Lead[]): string {
  const rows = [headings, ...leads.map(cells)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const print = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const rule = widths.slice(0, -1).map((width) => '-'.repeat(width))
  return [headings, [...rule, '-------'], ...rows.slice(1)].map(print).join('\n')
}

function cells({ form, payload, createdAt }: Lead): string[] {
  const { name, firstName, lastName, email, phone } = payload
  const details = Object.entries(payload).filter(([field]) => !ownColumns.has(field))
  return [
    `${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
    form,
    name ?? `${firstName} ${lastName}`,
    email ?? '',
    phone ?? '-',
    details.map(([field, value]) => `${field}: ${value}`).join('; ') || '-',
  ].map(plain)
}

/** Line breaks become spaces; control and invisible formatting characters go. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '')
