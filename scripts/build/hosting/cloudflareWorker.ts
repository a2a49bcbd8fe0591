import { canonicalPath } from './addresses.ts'
import { fallbackFor } from '../../../src/routing/blogFallbacks.ts'

/** The files of the site, with the rules of `_headers` and `_redirects`. */
type Assets = { readonly fetch: (request: Request) => Promise<Response> }

/** Answers addresses below the blog on Cloudflare Pages: by their file, else by the fallback page for new posts. */
export default {
  async fetch(request: Request, { ASSETS }: { readonly ASSETS: Assets }): Promise<Response> {
    const answer = await ASSETS.fetch(request)
    if (answer.status !== 404) return answer
    const { origin, pathname, search } = new URL(request.url)
    const canonical = canonicalPath(pathname)
    const fallback = fallbackFor(canonical)
    if (fallback === undefined) return answer
    if (canonical !== pathname) return Response.redirect(`${origin}${canonical}${search}`, 301)
    return ASSETS.fetch(new Request(`${origin}${fallback}`, request))
  },
}
