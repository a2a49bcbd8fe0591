import { expect, test } from 'vitest'
import { manifest as routes } from '../../../src/routing/manifest.ts'
import { sourceOfPage } from '../document/builtFiles.ts'
import { filesOfPages } from './pageFiles.ts'

test('a page has its code, its messages and its styles, without what the app has loaded', () => {
  const pages = Object.fromEntries(
    routes.flatMap(({ page, locale }) => [
      [sourceOfPage(page), { file: `${page}.js`, css: [`${page}.css`], imports: ['_shared', '_app'] }],
      [`virtual:messages/${page}-${locale}`, { file: `${page}-${locale}.js` }],
    ]),
  )
  const files = filesOfPages({
    ...pages,
    'src/main.tsx': { file: 'main.js', imports: ['_app'] },
    _app: { file: 'app.js', css: ['app.css'] },
    _shared: { file: 'shared.js', imports: ['_app'] },
  })
  expect(files['/de/preise']).toEqual(['/shared.js', '/pricing.js', '/pricing.css', '/pricing-de.js'])
  expect(Object.keys(files)).toEqual(routes.map(({ path }) => path))
})
