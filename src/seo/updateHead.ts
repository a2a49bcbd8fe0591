import { headTags, headTagSelector } from './headTags.ts'
import type { Metadata } from './metadata.ts'

/** Replaces the metadata of the open document, unless it was prerendered for the same page. */
export function updateHead(metadata: Metadata): void {
  const { head } = document
  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined
  if (document.title === metadata.title && canonical === metadata.canonical) return
  for (const tag of head.querySelectorAll(headTagSelector)) tag.remove()
  document.title = metadata.title
  for (const { name, attributes } of headTags(metadata)) {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    head.append(tag)
  }
}
