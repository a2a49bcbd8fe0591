import type { PGlite } from '@electric-sql/pglite'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { embedded } from '../../../src/lib/env.ts'
import { takeForm } from './forms.ts'
import { allowMethods, HttpError, sendJson } from './http.ts'
import { answerSelect } from './postgrest.ts'
import type { ServerSettings } from './settings.ts'

export type BackendOptions = Pick<ServerSettings, 'country' | 'dataDir'> & { readonly database: PGlite }

/** Answers a request and resolves to true, or to false for an address that is not the backend's. */
export type Backend = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>

const restPrefix = `${embedded.supabase}/rest/v1/`

/** All endpoints that the site uses in addition to its files: the blog's table, the two forms, geolocation. */
export function createBackend({ database, country, dataDir }: BackendOptions): Backend {
  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const { pathname } = url
    if (pathname.startsWith(restPrefix))
      await answerSelect(pathname.slice(restPrefix.length), url, request, response, database)
    else if (pathname.startsWith(`${embedded.supabase}/`))
      throw new HttpError(404, { error: `Only ${restPrefix}<table> is answered here.` })
    else if (pathname === embedded.contactForm) await takeForm('contact', request, response, dataDir)
    else if (pathname === embedded.enquiryForm) await takeForm('enquiry', request, response, dataDir)
    else if (pathname.replace(/\/$/, '') === `${embedded.geolocation}/json`) {
      allowMethods(request, 'GET', 'HEAD')
      sendJson(response, 200, JSON.stringify({ country_code: country }))
    } else return false
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

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The client has disconnected.
  if (response.destroyed || request.socket.destroyed) return
  if (error instanceof HttpError) return sendJson(response, error.status, JSON.stringify(error.body), error.headers)
  console.error(`${request.method} ${request.url} failed:`, error)
  if (response.headersSent) response.destroy()
  else sendJson(response, 500, JSON.stringify({ error: 'The server failed; the cause is in its log.' }))
}
