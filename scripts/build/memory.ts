/** Most memory that a build of 1,000 posts has used, bytes (docs/operations.md). */
const needed = 1.5 * 1024 ** 3

/** A sentence for a machine that has too little memory for a build, where the system would stop it without a word. */
export function memoryWarning(free = process.availableMemory()): string | undefined {
  if (free >= needed) return undefined
  return `Warning: a build needs up to 1.5 GB of memory, and ${(free / 1024 ** 3).toFixed(1)} GB are free: the system may stop it.`
}
