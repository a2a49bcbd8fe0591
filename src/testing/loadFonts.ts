/** Loads the web fonts before a story renders, so that no snapshot shows a fallback font. */
export async function loadFonts(): Promise<void> {
  // Skips fallbacks such as "Instrument Serif as Times New Roman", which use local fonts or are missing.
  const webFonts = [...document.fonts].filter(({ family }) => !family.includes(' as '))
  await Promise.all(webFonts.map((font) => font.load()))
}
