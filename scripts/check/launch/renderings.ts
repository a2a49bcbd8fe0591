import fs from 'node:fs'
import path from 'node:path'
import { findFiles } from '../../build/findFiles.ts'

/** A description in src/content/pictures, and the folders of `src` that show its picture. */
type Described = { readonly file: string; readonly isPhotograph: boolean; readonly places: readonly string[] }

/** The pictures of the site; photographs are those that a description says are (docs/pictures.md). */
export function describedPictures(root: string): Described[] {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
  const sources = findFiles(root, 'src/{app,pages,features,sections}/**/*.tsx', ['**/*.stories.tsx', '**/*.test.tsx'])
  const imports = sources.map((file) => ({ place: path.dirname(file).slice('src/'.length), text: read(file) }))
  return findFiles(root, 'src/content/pictures/*.ts').flatMap((file) => {
    const text = read(file)
    if (!text.includes('?picture')) return []
    const name = `/content/pictures/${path.basename(file)}'`
    const places = new Set(imports.filter((it) => it.text.includes(name)).map(({ place }) => place))
    return [{ file, isPhotograph: text.includes('photograph: true'), places: [...places] }]
  })
}

/** A list for `npm run check:launch`, empty without renderings. */
export function reportRenderings(root: string): string {
  const lines = describedPictures(root)
    .filter(({ isPhotograph }) => !isPhotograph)
    .map(({ file, places }) => `  ${file}  ${places.join(', ')}`)
  return lines.length === 0 ? '' : `Renderings, which may stay: ${lines.length}\n${lines.join('\n')}`
}
