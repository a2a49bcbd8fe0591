/** A lead as plain text, for an e-mail or a chat: an opening, then every field that was filled in, after its label. */
export function preparedText(opening: string, lines: readonly (readonly [label: string, value: string])[]): string {
  const filled = lines.filter(([, value]) => value.trim() !== '')
  return [opening, '', ...filled.map(([label, value]) => `${label}: ${value.trim()}`)].join('\n').trim()
}
