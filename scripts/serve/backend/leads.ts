import type { PGlite } from '@electric-sql/pglite'
import type { FormId } from './formFields.ts'

export type Lead = {
  readonly id: number
  readonly form: FormId
  readonly payload: Readonly<Record<string, string>>
  /** ISO 8601. */
  readonly createdAt: string
}

/** Keeps what a form sent; resolves once it is stored. */
export async function storeLead(database: PGlite, form: FormId, payload: Lead['payload']): Promise<void> {
  await database.query('insert into public.leads (form, payload) values ($1, $2)', [form, JSON.stringify(payload)])
}

/** Every lead, newest first. */
export async function listLeads(database: PGlite): Promise<Lead[]> {
  const { rows } = await database.query<Omit<Lead, 'createdAt'> & { created_at: Date }>(
    'select id, form, payload, created_at from public.leads order by id desc',
  )
  return rows.map(({ created_at: createdAt, ...lead }) => ({ ...lead, createdAt: createdAt.toISOString() }))
}
