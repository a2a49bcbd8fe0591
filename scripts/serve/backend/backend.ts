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
      if (!(error instanceof HttpError)) throw error
      sendJson(response, error.status, JSON.stringify(error.body))
      return true
    }
  }
}
