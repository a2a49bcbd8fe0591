/** Decodes percent-encoding; returns invalid input such as "100%" unchanged, as browsers do. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
