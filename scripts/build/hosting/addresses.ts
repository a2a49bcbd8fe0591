/** Configurations of hosts in `dist`, which no server serves. */
export const hostFiles = ['/_headers', '/_redirects']

/** What is not served: hidden files, and configurations of hosts. A pattern of paths. */
export const unserved = `/\\.(?!well-known/)|^(?:${hostFiles.map((file) => file.replaceAll('.', '\\.')).join('|')})$`
