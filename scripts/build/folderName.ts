import { StartError } from '../serve/backend/startError.ts'

/**
 * Signs with which Lingui's glob patterns, Vite's addresses or the style compiler read another path
 * (https://github.com/vitejs/vite/issues/2179).
 * @throws {StartError} where a folder of the path has one
 */
export function checkFolderName(folder: string): void {
  const [sign] = /[#%?*'[\]]/.exec(folder) ?? []
  if (sign !== undefined)
    throw new StartError(
      `The tools cannot work in “${folder}”, because of the sign ${sign}. Rename or move the folder.`,
    )
}
