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

/** Pictures in a post are the author's, and the sanitiser's allow-list has no sizes. */
export const images: Rule = ({ html, route }) =>
  html
    .querySelectorAll('img')
    .filter((image) => route.page !== 'blogPost' && !(image.hasAttribute('width') && image.hasAttribute('height')))
    .map((image) => `has an image without size: ${image.getAttribute('src')}`)

/** Attributes that hold addresses, and the properties of social tags that do. */
const addressAttributes = ['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'content'] as const

/** Nothing is fetched, linked or named over an open connection, but for a site that runs on this machine. */
export const https: Rule = ({ html }, { origin }) =>
  html.querySelectorAll('*').flatMap((element) =>
    addressAttributes.flatMap((name) => {
      const value = element.getAttribute(name) ?? ''
      const open = value.split(/[\s,]+/).filter((part) => part.startsWith('http:') && !part.startsWith(`${origin}/`))
      return open.map((address) => `has an address without https: ${element.rawTagName} ${name} ${address}`)
    }),
  )
