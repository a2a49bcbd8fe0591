/** SPDX identifiers that may be used here, and why those that ask for something are no burden. */
export const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  // Data of browsers' features, read at build time.
  'CC-BY-4.0',
  // Fonts; their licence travels with the files.
  'OFL-1.1',
  // Changes to its own files would have to be published; we make none.
  'MPL-2.0',
  // sharp's image library, linked dynamically and at build time only.
  'LGPL-3.0-or-later',
])

/** Packages whose metadata names no licence, and where it was read instead. */
export const readByHand: Readonly<Record<string, string>> = {
  eval: 'MIT, in the old form of package.json: part of @vanilla-extract, at build time',
  'require-like': 'MIT, in its readme: part of eval',
}
