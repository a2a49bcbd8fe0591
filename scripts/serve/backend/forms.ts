import type { IncomingMessage, ServerResponse } from 'node:http'
import { validateForm, type FormId } from './formFields.ts'
import { allowMethods, HttpError, readJson, sendJson } from './http.ts'
import { storeLead } from './leads.ts'

/** Largest body of a form, bytes. */
const maxBytes = 16 * 1024

/** Takes a form's post and answers once the lead is stored. A cross-origin page cannot post here: JSON needs CORS. */
export async function takeForm(
  form: FormId,
  request: IncomingMessage,
  response: ServerResponse,
  dataDir: string,
): Promise<void> {
  allowMethods(request, 'POST')
  const body = await readJson(request, maxBytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, { error: 'The body must be a JSON object with the fields of the form.' })
  const { payload, problems } = validateForm(form, body as Record<string, unknown>)
  if (problems !== undefined) throw new HttpError(422, { error: summary(problems), fields: problems })
  await storeLead(dataDir, form, payload)
  sendJson(response, 200, JSON.stringify({ ok: true }))
}

const summary = (problems: Readonly<Record<string, string>>): string =>
  Object.entries(problems)
    .slice(0, 5)
    .map(([name, problem]) => `${name.slice(0, 50)} ${problem}.`)
    .join(' ')
