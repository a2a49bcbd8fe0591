import { headTags, headTagSelector } from './headTags.ts'
import type { Metadata } from './metadata.ts'

/** Replaces the head tags of the open document. If they are the same, all of them stay, with the structured data. */
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
