import { JSDOM } from 'jsdom'
import { createBrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { goBack, navigateIfIdle, preload, replaceQuery, setRouter } from './navigation.ts'

let router: ReturnType<typeof createBrowserRouter>
let dom: JSDOM
/** Lets the files of `/slow` and `/thanks` arrive. */
let release: () => void
const load = vi.fn<() => Promise<{ element: null }>>()

const address = () => dom.window.location.pathname + dom.window.location.search + dom.window.location.hash
const settled = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))

beforeEach(async () => {
  dom = new JSDOM('', { url: 'https://site.example/before' })
  vi.stubGlobal('location', dom.window.location)
  vi.stubGlobal('history', dom.window.history)
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  load.mockReset().mockImplementation(async () => {
    await promise
    return { element: null }
  })
  const slow = ['/slow', '/thanks'].map((path) => ({ path, lazy: load }))
  router = createBrowserRouter([...slow, { path: '*', element: null }], {
    window: dom.window as unknown as Window,
    hydrationData: { loaderData: {} },
  })
  setRouter(router)
  onTestFinished(() => router.dispose())
  await router.navigate('/page#costs')
})

const steps = {
  'a query': () => replaceQuery('?price=1'),
  'a redirect': () => navigateIfIdle('/elsewhere', { replace: true }),
  'the page after a form': () => navigateIfIdle('/thanks'),
}

const back = async () => {
  dom.window.history.pushState({ key: 'slow', idx: 2 }, '', '/slow')
  await router.navigate('/last')
}
const forward = async () => {
  dom.window.history.pushState({ key: 'slow', idx: 2 }, '', '/slow')
  dom.window.history.back()
  await vi.waitFor(() => expect(address()).toBe('/page#costs'))
}
/** What the visitor presses, where it leads, and the history that it needs. */
const presses: Readonly<Record<string, readonly [press: () => unknown, to: string, arrange?: () => Promise<void>]>> = {
  'a link': [() => router.navigate('/slow'), '/slow'],
  'a link that replaces': [() => router.navigate('/slow', { replace: true }), '/slow'],
  'a link with a query': [() => router.navigate('/slow?search=sea#top'), '/slow?search=sea#top'],
  'Go Back': [() => goBack('/home'), '/slow', back],
  'the browser’s Back': [() => dom.window.history.back(), '/slow', back],
  'the browser’s Forward': [() => dom.window.history.forward(), '/slow', forward],
}
const pending = () => vi.waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/slow'))
const reached = async (to: string) => {
  await pending()
  release()
  await vi.waitFor(() => expect(address()).toBe(to))
  await settled()
  return [address(), router.state.location.pathname]
}

describe.each(Object.entries(steps))('%s of the app', (name, step) => {
  for (const [what, [press, to, arrange]] of Object.entries(presses)) {
    test(`does not end the pending navigation of ${what}`, async () => {
      await arrange?.()
      void press()
      await pending()
      step()
      expect(await reached(to)).toEqual([to, '/slow'])
    })

    test(`gives way to ${what} that is pressed next`, async () => {
      await arrange?.()
      step()
      void press()
      expect(await reached(to)).toEqual([to, '/slow'])
    })
  }

  test('happens when nothing is pending', async () => {
    step()
    release()
    await settled()
    const targets = { 'a query': '/page?price=1', 'a redirect': '/elsewhere', 'the page after a form': '/thanks' }
    expect(address()).toBe(targets[name as keyof typeof steps])
  })
})

test('a query that is written while a page is loading belongs to the entry that is left', async () => {
  void router.navigate('/slow')
  replaceQuery('?price=1')
  expect(address()).toBe('/page?price=1#costs')
  release()
  await settled()
  goBack('/home')
  await vi.waitFor(() => expect(address()).toBe('/page?price=1#costs'))
  expect(router.state.location.search).toBe('?price=1')
})

test('an empty query that is written while a page is loading removes the query', async () => {
  await router.navigate('/page?price=1')
  void router.navigate('/slow')
  replaceQuery('')
  expect(address()).toBe('/page')
})

test('a tab without a page before this one goes back to another path', async () => {
  goBack('/home')
  await vi.waitFor(() => expect(address()).toBe('/before'))
  vi.stubGlobal('history', { length: 1 })
  goBack('/home')
  await vi.waitFor(() => expect(address()).toBe('/home'))
})

test('a page from which the visitor has come back is none before this one', async () => {
  vi.stubGlobal('history', { length: 2 })
  vi.stubGlobal('navigation', { entries: () => ['this', 'later'], currentEntry: { index: 0 } })
  goBack('/home')
  await vi.waitFor(() => expect(address()).toBe('/home'))
})

test('the files of a page are loaded without a navigation', async () => {
  release()
  await preload('/slow')
  expect(load).toHaveBeenCalledOnce()
  expect(address()).toBe('/page#costs')
})
