/** Address of the build's list of the files that each page loads after the app (scripts/build/vite/pageFiles.ts). */
export const pageFilesPath = '/pages.json'
/** Files by the path of the page. */
export type PageFiles = Readonly<Record<string, readonly string[]>>
