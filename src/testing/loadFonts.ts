/** Fetches the web fonts before a story is shown, so that no picture of it is taken with a fallback. */
export async function loadFonts(): Promise<void> {
  const webFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  await Promise.all(webFonts.map((font) => font.load()))
}
