import type { PGlite } from '@electric-sql/pglite'
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { embedded } from '../../../src/lib/env.ts'
import { answerCountry } from './country.ts'
import { rateLimitWindow, takeForm } from './forms.ts'
import { HttpError, sendJson } from './http.ts'
import { listLeads } from './leads.ts'
import { answerSelect } from './postgrest.ts'
import { createRateLimit } from './rateLimit.ts'

export type BackendOptions = {
  readonly database: PGlite
  readonly country: string
  readonly formRateLimit: number
  /** Secret that opens the list of leads; without one there is no such address. */
  readonly leadsToken?: string
  /** Clock of the rate limit, milliseconds. */
  readonly now?: () => number
}

/** Answers a request and says so, or leaves it to someone else. */
export type Backend = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>

const restPrefix = `${embedded.supabase}/rest/v1/`
export const leadsPath = '/__leads'

/** Everything the site asks a server for beside its files: the blog's table, the two forms, the country look-up. */
export function createBackend({ database, country, formRateLimit, leadsToken, now }: BackendOptions): Backend {
  const rateLimit = createRateLimit(formRateLimit, rateLimitWindow, now)

  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const { pathname } = url
    if (pathname.startsWith(restPrefix))
      await answerSelect(pathname.slice(restPrefix.length), url, request, response, database)
    else if (pathname.startsWith(`${embedded.supabase}/`))
      throw new HttpError(404, { error: `Only ${restPrefix}<table> is answered here.` })
    else if (pathname === embedded.contactForm) await takeForm('contact', request, response, { database, rateLimit })
    else if (pathname === embedded.enquiryForm) await takeForm('enquiry', request, response, { database, rateLimit })
    else if (pathname.replace(/\/$/, '') === `${embedded.geolocation}/json`) answerCountry(request, response, country)
    else if (pathname === leadsPath && mayReadLeads(request, leadsToken))
      sendJson(response, 200, JSON.stringify(await listLeads(database)))
    else return false
    return true
  }

  return async (request, response, url) => {
    try {
      return await answer(request, response, url)
    } catch (error) {
      sendError(request, response, error)
      return true
    }
  }
}

function mayReadLeads(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The visitor has gone: nobody is left to answer.
  if (response.destroyed || request.socket.destroyed) return
  if (error instanceof HttpError) return sendJson(response, error.status, JSON.stringify(error.body), error.headers)
  console.error(`${request.method} ${request.url} failed:`, error)
  if (response.headersSent) response.destroy()
  else sendJson(response, 500, JSON.stringify({ error: 'The server failed. Its log says why.' }))
}
