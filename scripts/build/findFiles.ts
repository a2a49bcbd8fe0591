import fs from 'node:fs'
import path from 'node:path'

/** Files below a folder that match a glob, relative to it, in order, and with `/` between folders on Windows, too. */
export const findFiles = (folder: string, glob: string | string[], exclude: string[] = []): string[] =>
  fs
    .globSync(glob, { cwd: folder, exclude })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
