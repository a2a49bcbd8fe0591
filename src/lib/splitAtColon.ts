/** "Dedication fee: €1,000" as its name and its amount. Without a colon everything is the amount. */
export function splitAtColon(text: string): { readonly name: string; readonly amount: string } {
  const at = text.indexOf(':')
  return at < 0
    ? { name: '', amount: text.trim() }
    : { name: text.slice(0, at).trim(), amount: text.slice(at + 1).trim() }
}
