import { slug } from './slug.ts'

/** An entry of the table of contents. */
export type SectionHeading = { readonly id: string; readonly text: string; readonly level: 2 | 3 }

/**
 * Sets the ids of the sections (h2, h3) from their headings, `section-...`, and points the article's own links to them.
 * The author's ids were renamed to `anchor-...` before: the first of a duplicate id keeps it, and links without a
 * target lose their `href`.
 */
export function nameSections(article: DocumentFragment): SectionHeading[] {
  const targets = new Map<string, string>()
  for (const element of article.querySelectorAll('[id]')) {
    if (targets.has(element.id)) element.removeAttribute('id')
    else targets.set(element.id, element.id)
  }
  const taken = new Set<string>()
  const headings = [...article.querySelectorAll('h2, h3')].map((heading) => {
    const text = textOf(heading)
    const id = unique(`section-${slug(text) || 'untitled'}`, taken)
    if (heading.id !== '') targets.set(heading.id, id)
    heading.id = id
    return { id, text, level: heading.localName === 'h2' ? 2 : 3 } as const
  })
  for (const link of article.querySelectorAll('a[href^="#"]')) {
    const target = targets.get((link.getAttribute('href') ?? '').slice(1))
    if (target === undefined) for (const name of ['href', 'target', 'rel']) link.removeAttribute(name)
    else link.setAttribute('href', `#${target}`)
  }
  return headings.filter(({ text }) => text !== '')
}

/** The text of a heading, or the alternative text of its picture. */
function textOf(heading: Element): string {
  const text = heading.textContent.replace(/\s+/g, ' ').trim()
  return text === '' ? (heading.querySelector('img')?.getAttribute('alt') ?? '') : text
}

function unique(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  taken.add(free)
  return free
}
