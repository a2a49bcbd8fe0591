import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { allowMethods, HttpError, sendJson } from './http.ts'
import { storeLead, type FormId } from './leads.ts'

/** Takes a form's post and answers once the lead is stored. A cross-origin page cannot post here: JSON needs CORS. */
export async function takeForm(
  form: FormId,
  request: IncomingMessage,
  response: ServerResponse,
  dataDir: string,
): Promise<void> {
  allowMethods(request, 'POST')
  if (request.headers['content-type']?.startsWith('application/json') !== true)
    throw new HttpError(415, { error: 'Send the form as application/json.' })
  const body = await json(request).catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, { error: 'The body must be a JSON object with the fields of the form.' })
  await storeLead(dataDir, form, body as Readonly<Record<string, string>>)
  sendJson(response, 200, JSON.stringify({ ok: true }))
}
