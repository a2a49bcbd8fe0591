/** Fetches the web fonts before a story is shown, so that no picture of it is taken with a fallback. */
export async function loadFonts(): Promise<void> {
  // A fallback, "Instrument Serif as Times New Roman", is of this machine or missing.
  const webFonts = [...document.fonts].filter(({ family }) => !family.includes(' as '))
  await Promise.all(webFonts.map((font) => font.load()))
}
