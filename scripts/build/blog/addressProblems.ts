import fs from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { decodeLeniently } from '../../../src/lib/decodeLeniently.ts'
import { feedPath, matchBlogPath, routeOf } from '../../../src/routing/blogPaths.ts'
import { redirectFor } from '../../../src/routing/redirects.ts'

const publicFolder = path.resolve(import.meta.dirname, '../../../public')

const expiringHost =
  /(?:^|\.)(?:googleusercontent\.com|fbcdn\.net|cdninstagram\.com|licdn\.com|notion\.so|notion-static\.com|notionusercontent\.com|discordapp\.(?:com|net)|airtableusercontent\.com)$|^prod-files-secure\./
const signature = /[?&](?:X-(?:Amz|Goog)-(?:Expires|Signature)|Expires|Signature|sig)=|\/object\/sign\//i
/** Pages of file services that show a picture, and endings of pictures that browsers do not show. */
const pageOfPicture =
  /^https?:\/\/(?:(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw=1|dl=1))|drive\.google\.com\/(?!uc|thumbnail)|photos\.(?:google\.com|app\.goo\.gl)|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com|(?:www\.)?icloud\.com|imgur\.com)/i
const unseenPicture = /\.(?:tiff?|hei[cf]|psd|eps|[ew]mf|pdf|docx?|mp4|mov)$/i
const privateHost =
  /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])|\.(?:local|localhost|test|internal|lan)$/
const previewHost =
  /(?:^|[.-])(?:preview|staging)[.-]|\.(?:netlify\.app|pages\.dev|vercel\.app|ngrok-free\.app|ngrok\.io|trycloudflare\.com)$/

export type Site = {
  readonly origin: string
  /** An author's desk does not know the other posts, and takes any address of the blog for one. */
  readonly blog?: { readonly slugs: ReadonlySet<string>; readonly pageCount: (locale: Locale) => number }
}

export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** What is wrong with the address of a picture, as the end of a sentence. */
export function pictureAddressProblem(address: string, site: Site): string | undefined {
  const problem = addressProblem(address, site)
  if (problem !== undefined) return problem
  const url = new URL(address, site.origin)
  if (expiringHost.test(url.hostname)) return expires
  if (pageOfPicture.test(url.href)) return 'leads to a page of a file service. Upload the file itself.'
  return unseenPicture.test(url.pathname) ? 'is in a format that browsers do not show. Save it as JPEG.' : undefined
}

const expires = 'has an address that works for a limited time. Upload the file to a place of your own.'

/** What is wrong with an address, as the end of a sentence. */
export function addressProblem(address: string, { origin, blog }: Site): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/(?!\/))/i.test(address))
    return `leads nowhere: ${short(address)} has neither https:// nor one / at its beginning.`
  if (!URL.canParse(address, origin)) return `leads nowhere: ${short(address)} is no address.`
  const url = new URL(address, origin)
  if (!/^https?:$/.test(url.protocol)) return `leads nowhere: ${short(address)} is no address of the web.`
  if (nameOf(url) === nameOf(new URL(origin)))
    return isOfSite(url.pathname, blog)
      ? undefined
      : `leads to a page or file that the site does not have: ${short(address)}.`
  if (privateHost.test(url.hostname)) return `leads to your own computer or network: ${short(address)}.`
  if (url.username !== '' || !/\.(?!\w+https?$)/.test(url.hostname))
    return `leads nowhere: ${short(address)} is no address.`
  if (previewHost.test(url.hostname)) return `leads to a preview, which will be gone: ${short(address)}.`
  return signature.test(url.href) ? expires : undefined
}

/** A site answers at its name with and without www, and on http. */
const nameOf = ({ host }: URL): string => host.replace(/^www\./, '')

/** Whether an address of the site has a page or a file; without the blog's posts each address of one has. */
export function isOfSite(pathname: string, blog?: Site['blog']): boolean {
  const target = redirectFor(pathname)
  if (target !== undefined) return isOfSite(target, blog)
  const address = matchBlogPath(pathname)
  if (address?.kind === 'post') return blog?.slugs.has(address.slug) ?? true
  if (address?.kind === 'list') return address.page <= (blog?.pageCount(address.locale) ?? Infinity)
  return (
    pathname === '/' ||
    routeOf(pathname) !== undefined ||
    locales.some((locale) => pathname === feedPath(locale)) ||
    isPublicFile(pathname)
  )
}

function isPublicFile(pathname: string): boolean {
  const file = path.join(publicFolder, decodeLeniently(pathname))
  return (
    !file.includes('\0') &&
    file.startsWith(publicFolder) &&
    fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true
  )
}
