import type { Founder } from '../../content/company.ts'

/** The first letters of the first and the last name; of a founder without a name, the letter that pages use. */
export function initialsOf({ id, name }: Pick<Founder, 'id' | 'name'>): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.at(0) ?? '')
  return words.length === 0 ? id.toUpperCase() : letters.join('')
}
