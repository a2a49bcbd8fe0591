import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowMethods, sendJson } from './http.ts'

/** The embedded country look-up: everyone comes from the country that the settings name. */
export function answerCountry(request: IncomingMessage, response: ServerResponse, country: string): void {
  allowMethods(request, 'GET', 'HEAD')
  sendJson(response, 200, JSON.stringify({ country_code: country }))
}
