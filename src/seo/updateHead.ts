import { headTags, headTagSelector } from './headTags.ts'
import type { Metadata } from './metadata.ts'

/** Replaces the metadata of the open document, and keeps it with its structured data if it is the same. */
export function updateHead(metadata: Metadata): void {
  const { head } = document
  document.title = metadata.title
  const present = [...head.querySelectorAll(headTagSelector)]
  const wanted = headTags(metadata).map(({ name, attributes }) => {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    return tag
  })
  const tags = present.filter(({ localName }) => localName !== 'script')
  if (tags.length === wanted.length && wanted.every((tag, at) => tag.isEqualNode(tags[at] ?? null))) return
  for (const tag of present) tag.remove()
  head.append(...wanted)
}
