import { globSync } from 'node:fs'

/** As vanilla-extract passes it: `hash` is a hash of `filePath`, then the number of the name within that file. */
type Identifier = { readonly hash: string; readonly filePath: string }

/**
 * Names of classes and variables in a build: the place of their file in the list of all style files, and their number in
 * it, such as `b3-1f`. vanilla-extract's own have a hash, which no compression shortens: 0.6 kB more on a page. A name
 * has a hyphen, since stylesheets.ts keeps the rules of each class that is a word of the app's code.
 */
export function shortIdentifiers(files = globSync('src/**/*.css.ts')): (identifier: Identifier) => string {
  const places = new Map(files.toSorted().map((file, place) => [file, twoLetters(place)]))
  const hashes = new Map<string, string>()
  return ({ hash, filePath }) => {
    const place = places.get(filePath)
    if (place === undefined) throw new Error(`${filePath} has styles, and is not one of src/**/*.css.ts`)
    // The first name of a file has the number 0.
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1)
    hashes.set(filePath, fileHash)
    return `${place}-${hash.slice(fileHash.length)}`
  }
}

/** 0 is `a0`: a name begins with a letter. */
const twoLetters = (place: number): string => (place + 360).toString(36)
