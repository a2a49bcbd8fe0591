import type { Page, Route } from '@playwright/test'

export type Answer = (route: Route) => Promise<void>
export type FormService = {
  /** The bodies that arrived, as text. */
  readonly bodies: string[]
  answer: Answer
}

export const accepts: Answer = (route) => route.fulfill({ status: 200, json: { ok: true } })

/** Stands in for a form service and writes down what it is sent. */
export async function formService(page: Page, form: 'contact' | 'enquiry'): Promise<FormService> {
  const service: FormService = { bodies: [], answer: accepts }
  await page.route(`**/forms/${form}`, async (route) => {
    service.bodies.push(route.request().postData() ?? '')
    await service.answer(route)
  })
  return service
}

/** Waits until a form is sent at once: in its first two seconds it waits by itself. */
export const takeOnesTime = (page: Page): Promise<void> => page.waitForTimeout(2100)

/** Something to wait for until it is let through. */
export function gate(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}
