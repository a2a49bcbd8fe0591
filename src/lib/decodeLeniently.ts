/** Decodes percent-encoding; text such as "100%", which encodes nothing, is taken as it stands, as browsers take it. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
