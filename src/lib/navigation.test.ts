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

describe.each(Object.entries(steps))('%s of the app', (name, step) => {
  test.each([
    ['a link', () => router.navigate('/slow'), '/slow'],
    ['a link that replaces', () => router.navigate('/slow', { replace: true }), '/slow'],
    ['a link with a query', () => router.navigate('/slow?search=sea#top'), '/slow?search=sea#top'],
  ])('does not end the pending navigation of %s', async (_, press, to) => {
    void press()
    step()
    expect(router.state.navigation.state).toBe('loading')
    release()
    await settled()
    expect(address()).toBe(to)
  })

  test('gives way to a link that is pressed next', async () => {
    step()
    void router.navigate('/slow')
    release()
    await settled()
    expect(address()).toBe('/slow')
  })

  test('gives way to Back', async () => {
    await router.navigate('/last')
    step()
    void router.navigate(-1)
    await vi.waitFor(() => expect(address()).toContain(name === 'the page after a form' ? '/page' : '/page#costs'))
    release()
    await settled()
    expect(router.state.location.pathname).toBe('/page')
  })

  test('happens when nothing is pending', async () => {
    step()
    release()
    await settled()
    const reached = { 'a query': '/page?price=1', 'a redirect': '/elsewhere', 'the page after a form': '/thanks' }
    expect(address()).toBe(reached[name as keyof typeof steps])
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

test('a query that is written while Back is pending is dropped', async () => {
  dom.window.history.pushState({ key: 'slow', idx: 2 }, '', '/slow')
  await router.navigate('/last')
  goBack('/home')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  replaceQuery('?price=1')
  release()
  await settled()
  expect(address()).toBe('/slow')
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
