import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeLeads } from '../../lib/conversion.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { contact } from './contact.ts'
import type { LeadDefinition } from './definition.ts'
import { enquiry } from './enquiry.ts'
import { createLead, isBusy, type LeadStore } from './lead.ts'
import { sendTimeout } from './sendLead.ts'
import { minimumFillTime } from './spamTrap.ts'

/** A browser: the storage of a tab, the events of its pages, and a form service with a controlled answer. */
const fetcher = vi.fn<typeof fetch>()
let form: LeadDefinition
let page: EventTarget & { visibilityState: string }
let answer: (body: string, status: number) => void
let fail: () => void

function openDocument(): LeadStore {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return createLead(form.id)
}

beforeEach(() => {
  form = contact
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { pathname: '/en/contact' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetcher.mockReset())
  fetcher.mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        answer = (body, status) => resolve(new Response(body, { status }))
        fail = () => reject(new TypeError('Failed to fetch'))
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  takeLeads()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const typed = { name: 'Anna' }
const press = (lead: LeadStore) => lead.send({ url: form.url, payload: typed, pause: form.pause })
const stored = () => sessionStorage.getItem(`draft-${form.id}`)

function fillIn(): LeadStore {
  const lead = openDocument()
  lead.attach()
  lead.save(typed)
  return lead
}

const settle = () => vi.advanceTimersByTimeAsync(0)
/** The wait is over, and the service answers. */
async function answered(status: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(minimumFillTime)
  answer('', status)
  await settle()
}

/** How far a send is when the visitor leaves. */
const moments = {
  waiting: () => settle(),
  sending: () => vi.advanceTimersByTimeAsync(minimumFillTime),
  answered: async (give: () => void) => {
    await vi.advanceTimersByTimeAsync(minimumFillTime)
    give()
    await settle()
  },
}
function hide(): void {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}
const unload = () => page.dispatchEvent(new Event('pagehide'))
/** After an answer a further press is a wanted one. */
const pressTwice = (lead: LeadStore) => isBusy(lead.get().status) && press(lead)

/** Ways of leaving that the document survives, and whether the form is then on the page. */
const waysInTheApp: Readonly<Record<string, readonly [isShown: boolean, leave: (lead: LeadStore) => void]>> = {
  staying: [true, pressTwice],
  'a link': [false, (lead) => lead.detach()],
  'a change of language': [true, (lead) => [lead.detach(), lead.attach()]],
  'a link, Back and a further press': [true, (lead) => [lead.detach(), lead.attach(), pressTwice(lead)]],
  'another tab': [true, hide],
  'a document that the browser keeps': [true, unload],
}
const waysOut: Readonly<Record<string, () => void>> = {
  'another document': unload,
  // A phone reports no more of it than that the page is hidden.
  'closing the tab': hide,
}
/** What is then known of the lead in this document, and in the next one. */
const answers = {
  ok: { state: 'sent', next: 'idle', give: () => answer('{"ok":true}', 200) },
  'no in the body': { state: 'refused', next: 'idle', give: () => answer('{"ok":false}', 200) },
  'status 500': { state: 'refused', next: 'idle', give: () => answer('', 500) },
  none: { state: 'refused', next: 'unknown', give: () => vi.advanceTimersByTime(sendTimeout) },
  'a cut connection': { state: 'refused', next: 'unknown', give: () => fail() },
}
const lateAnswers = {
  ...answers,
  'none while the document lives': { state: 'sending', next: 'unknown', give: () => {} },
}
const unsent = {
  'not sent': { state: 'idle', open: fillIn },
  'not known from an earlier document': {
    state: 'unknown',
    open: async () => {
      press(fillIn())
      unload()
      await settle()
      fetcher.mockClear()
      const lead = openDocument()
      lead.attach()
      return lead
    },
  },
}

describe.each([contact, enquiry])('the $id form,', (its) => {
  beforeEach(() => {
    form = its
  })

  for (const [moment, reach] of Object.entries(moments)) {
    for (const [way, [isShown, leave]] of Object.entries(waysInTheApp))
      for (const [what, { state, give }] of Object.entries(answers))
        test(`${moment}, ${way}, answer: ${what}: sent once, and told`, async () => {
          const lead = fillIn()
          press(lead)
          await reach(give)
          leave(lead)
          await vi.advanceTimersByTimeAsync(minimumFillTime)
          give()
          await settle()
          const isSent = state === 'sent'
          expect(fetcher).toHaveBeenCalledOnce()
          expect(lead.get()).toMatchObject({ status: { state }, isShown, notice: 'unseen' })
          expect(lead.get().values).toEqual(isSent ? {} : typed)
          expect([stored() === null, takeLeads().length > 0]).toEqual([isSent, isSent])
        })

    for (const [way, leave] of Object.entries(waysOut))
      for (const [what, { state, next, give }] of Object.entries(moment === 'answered' ? answers : lateAnswers))
        test(`${moment}, ${way}, answer: ${what}: sent at once in a request that goes on, and ${next} in the next document`, async () => {
          press(fillIn())
          await reach(give)
          leave()
          expect(fetcher).toHaveBeenCalledOnce()
          expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, body: JSON.stringify(typed) })
          give()
          await settle()
          const found = openDocument().attach()
          expect([found.status.state, found.values]).toEqual([next, state === 'sent' ? {} : typed])
        })
  }

  for (const [what, { state, open }] of Object.entries(unsent))
    for (const [way, leave] of [
      ...Object.entries(waysInTheApp).map(([name, [, it]]) => [name, it] as const),
      ...Object.entries(waysOut),
    ])
      test(`${what}, ${way}: kept, and not sent`, async () => {
        const lead = await open()
        leave(lead)
        await vi.advanceTimersByTimeAsync(minimumFillTime)
        expect(fetcher).not.toHaveBeenCalled()
        for (const { values, status } of [lead.get(), openDocument().attach()])
          expect([status.state, values]).toEqual([state, typed])
      })
})

test('a sent form shows its last step until it leaves the page, and is empty at its first when it comes back', async () => {
  const lead = fillIn()
  lead.save(typed, 1)
  press(lead)
  await answered(200)
  expect(lead.get()).toMatchObject({ step: 1, status: { state: 'sent' } })
  lead.detach()
  expect(lead.attach()).toMatchObject({ values: {}, step: 0 })
})

describe('the wait', () => {
  test('ends when the form has been open for two seconds', async () => {
    press(fillIn())
    await vi.advanceTimersByTimeAsync(minimumFillTime - 1)
    expect(fetcher).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetcher).toHaveBeenCalledOnce()
  })

  test('goes on while a tab becomes visible', () => {
    press(fillIn())
    page.dispatchEvent(new Event('visibilitychange'))
    expect(fetcher).not.toHaveBeenCalled()
  })
})

describe('a lead of which nobody knows', () => {
  const { open: leaveAndComeBack } = unsent['not known from an earlier document']

  test('stays so through further keys and documents', async () => {
    const lead = await leaveAndComeBack()
    lead.save({ name: 'Anna Berg' })
    expect(openDocument().attach()).toMatchObject({ values: { name: 'Anna Berg' }, status: { state: 'unknown' } })
  })

  test('is sent again when the visitor wants it', async () => {
    const lead = await leaveAndComeBack()
    press(lead)
    await answered(200)
    expect(fetcher).toHaveBeenCalledOnce()
    expect(openDocument().attach()).toMatchObject({ values: {}, status: { state: 'idle' } })
  })

  test('is forgotten with the draft', async () => {
    const lead = await leaveAndComeBack()
    lead.clear()
    expect(stored()).toBeNull()
    expect(openDocument().attach().status.state).toBe('idle')
  })
})

test('what is typed after the send is kept', async () => {
  const lead = fillIn()
  press(lead)
  await vi.advanceTimersByTimeAsync(minimumFillTime)
  lead.save({ name: 'Anna Berg' })
  answer('', 200)
  await settle()
  expect(lead.get()).toMatchObject({ values: { name: 'Anna Berg' }, status: { state: 'sent' } })
  expect(stored()).toContain('Anna Berg')
})

test('what is typed while a send waits is kept', async () => {
  const lead = fillIn()
  press(lead)
  lead.saveInput({ name: 'Anna Berg' })
  await answered(200)
  expect(fetcher.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(typed))
  expect(lead.get()).toMatchObject({ values: { name: 'Anna Berg' }, status: { state: 'sent' } })
  lead.saveInput({ name: 'Anna Bergmann' })
  expect(stored()).toContain('Anna Bergmann')
})

test('what is typed while the success is shown makes no draft of a sent lead', async () => {
  const lead = fillIn()
  press(lead)
  await answered(200)
  lead.saveInput({ name: 'Anna Berg' })
  expect(stored()).toBeNull()
})

test('a success that was seen in a notice is over when the form is opened again', async () => {
  const lead = fillIn()
  press(lead)
  lead.detach()
  await answered(200)
  lead.noticeSeen()
  expect(lead.attach().status.state).toBe('idle')
})

test('a failure stays in the form when its notice is closed', async () => {
  const lead = fillIn()
  press(lead)
  lead.detach()
  await answered(500)
  lead.closeNotice()
  expect(lead.get()).toMatchObject({ notice: 'closed', status: { state: 'refused' } })
})

test('a form that is cleared while it waits sends nothing', async () => {
  const lead = fillIn()
  press(lead)
  lead.clear()
  await vi.advanceTimersByTimeAsync(minimumFillTime)
  unload()
  expect(fetcher).not.toHaveBeenCalled()
  expect(lead.get().status.state).toBe('idle')
})
