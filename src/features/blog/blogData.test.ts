import { JSDOM } from 'jsdom'
import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => vi.unstubAllGlobals())

test('the data of a document are found that arrive after the module', async () => {
  const { document } = new JSDOM('<div id="root" data-server-rendered="true"></div>').window
  vi.stubGlobal('document', document)
  vi.stubEnv('SSR', false)
  const { blogDataId, dataOfDocument } = await import('./blogData.ts')
  const block = document.createElement('script')
  Object.assign(block, { id: blogDataId, type: 'application/json', textContent: '{"path":"/en/blog"}' })
  document.body.append(block)
  expect(dataOfDocument()).toEqual({ path: '/en/blog' })
})
