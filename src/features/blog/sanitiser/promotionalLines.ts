/** The name of a tool: one word, or a few that begin like a name, perhaps with a date or an address after it. */
const name = String.raw`(?:\S+|[\p{Lu}\d]\S*(?: \S+){1,6})`

/**
 * What content tools write under a text about themselves. A block goes when its whole text matches; "Powered by the sun,
 * this finca ..." is somebody's sentence and stays.
 */
const lines: readonly string[] = [
  `[Pp]owered by ${name}`,
  `(?:[Pp]roudly )?(?:[Gg]enerated|[Cc]reated|[Mm]ade|[Bb]uilt|[Pp]ublished|[Ww]ritten) (?:by|with|using|via|on) ${name}`,
  `[Tt]his (?:article|post|page|content|text) (?:was|is|has been) (?:automatically )?(?:generated|created|made|published|written) (?:by|with|using|via|on) ${name}`,
  `(?:[Mm]it Stolz )?(?:[Ee]rstellt|[Gg]eneriert|[Vv]eröffentlicht|[Gg]eschrieben|[Gg]emacht|[Bb]ereitgestellt|[Uu]nterstützt|[Pp]räsentiert) (?:mit|von|durch|über) ${name}`,
  `[Dd]ie(?:ser|se|ses) (?:Artikel|Beitrag|Seite|Inhalt|Text) (?:wurde|ist) (?:automatisch )?(?:mit|von|durch|über) ${name} (?:erstellt|generiert|veröffentlicht|geschrieben)`,
]

const promotion = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${lines.join('|')})[^\p{L}\p{N}]*$`, 'u')
const longest = 100

/** Whether a text is nothing but a content tool's advertising of itself. */
export function isPromotional(text: string): boolean {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest && promotion.test(line)
}
