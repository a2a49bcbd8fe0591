import fs from 'node:fs'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import { targetOf } from './page.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

export const links: Rule = ({ html }, { outDir, pages }) =>
  html.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (/^(?:https?:|tel:|mailto:)/.test(href)) return []
    const [address = '', hash] = href.split('#')
    if (address === '')
      return when(
        hash !== undefined && html.getElementById(hash) === null,
        `links to #${hash}, which is not on the page`,
      )
    const pathname = address.split('?')[0] ?? address
    if (!fs.existsSync(targetOf(outDir, pathname))) return [`links to ${href}, which does not exist`]
    const route = routeOf(pathname)
    if (route === undefined) return []
    const target = pages.find((page) => page.route.path === route.path)
    return [
      ...when(pathname !== route.path, `links to ${href} with a trailing slash`),
      ...when(
        hash !== undefined && target !== undefined && target.html.getElementById(hash) === null,
        `links to ${href}, and that page has no #${hash}`,
      ),
    ]
  })
