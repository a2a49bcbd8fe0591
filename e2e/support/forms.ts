import type { Page, Route } from '@playwright/test'

export type Answer = (route: Route) => Promise<void>
export type FormService = {
  /** Received request bodies, as text. */
  readonly bodies: string[]
  answer: Answer
}

export const accepts: Answer = (route) => route.fulfill({ status: 200, json: { ok: true } })

/** Mocks a form service and records the requests it receives. */
export async function formService(page: Page, form: 'contact' | 'enquiry'): Promise<FormService> {
  const service: FormService = { bodies: [], answer: accepts }
  await page.route(`**/forms/${form}`, async (route) => {
    service.bodies.push(route.request().postData() ?? '')
    await service.answer(route)
  })
  return service
}

/** Delays the answers of a form service until the returned function is called. */
export function holdAnswer(service: FormService, answer: Answer = accepts): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  service.answer = async (route) => {
    await released
    await answer(route)
  }
  return release
}

/** Moves the page’s clock to when the form’s two-second delay has passed. */
export const takeOnesTime = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() + 2100)
