const longest = 60

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower-case ASCII letters, digits and single hyphens, at most 60 of them; empty when a text has no such letters. */
export function slug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}

const anchorPrefix = 'anchor-'

/**
 * An author's id with the prefix `anchor-`, which shadows no property of the document and none of the page's own ids.
 * Prefixing is idempotent.
 */
export function anchorId(id: string): string | undefined {
  const name = slug(id.startsWith(anchorPrefix) ? id.slice(anchorPrefix.length) : id)
  return name === '' ? undefined : anchorPrefix + name
}
