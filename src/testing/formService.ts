import { fn, spyOn } from 'storybook/test'
import { draftStore, type Draft } from '../features/leads/draft.ts'
import type { LeadId } from '../features/leads/definition.ts'
import { leadOf } from '../features/leads/lead.ts'

/** Response of a form service; `never` leaves the request pending. */
export type ServiceAnswer = 'accepts' | 'refuses' | 'asksForAPause' | 'never'

const answers: Record<ServiceAnswer, () => Promise<Response>> = {
  accepts: async () => Response.json({ ok: true }),
  refuses: async () => new Response('{}', { status: 500 }),
  asksForAPause: async () => new Response('{}', { status: 429 }),
  never: () => new Promise(() => {}),
}

/** For `beforeEach`: mocks the form services and records their requests; other requests go to the network. */
export function formService(answer: ServiceAnswer) {
  const received = fn<(payload: unknown) => void>()
  const begin = () => {
    received.mockClear()
    const native = fetch
    spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const body = init?.body
      if (typeof input !== 'string' || typeof body !== 'string' || !input.startsWith('/forms/'))
        return native(input, init)
      received(JSON.parse(body))
      return answers[answer]()
    })
    spyOn(console, 'error').mockImplementation(() => {})
  }
  return { begin, received }
}

/** For `beforeEach`: the form was opened a minute ago, so that it is submitted without a delay. */
export function openedAMinuteAgo(form: LeadId, draft: Partial<Draft> = {}): void {
  leadOf(form).clear()
  draftStore(form).write({ values: {}, step: 0, startedAt: Date.now() - 60_000, ...draft })
}

/** For `beforeEach`: the browser is offline. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
