import { rangeDash } from './format.ts'

/** The dash of a range of numbers or sums: 0.5–1.5%, €800–€1,500. */
const dashOfRange = /(?<=\d ?%?)–(?=[€$£]?\d)/g

const units =
  '%|[€$£]|[mck]?m[²2]?|ha|Uhr|Millionen|Million|Mio\\.|million|billion|Prozent|percent|Euros?|Inserate?n?|listings|Quadratmetern?|Meter|Kilometer|square|meters|kilometers|acres|hectares?|minutes?|Minuten?|hours?|Stunden?|days?|Tage?n?|weeks?|Wochen?|months?|Monate?n?|years?|Jahre?n?'
const numbered =
  '§|[Aa]rt\\.|[Aa]rticles?|Artikeln?|[Ss]ections?|Abs\\.|Absatz|[Ll]aw|Decree|Gesetz(?:es)?|\\((?:EU|EG)\\)|[Ff]orm|code|[Ff]ormulars?|[Mm]odelo|[Nn]o\\.|Nr\\.'
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const monate = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const short = '\\d{1,3}(?:[.,]\\d)?'
const ofRange = `\\b${short}[.%]?[ \u00A0](?:to|bis)`

/** The hyphen of "mid-October". */
const hyphenOfMonth = new RegExp(`(?<=\\bmid-)(?=${months})`, 'g')

/** Spaces at which a line must not end: in "60 to 70%", "24 hours", "5 million", "Law 38/2022", "§ 7", "April 15", "20. April". A message's argument, "{weeks} weeks", counts as a number. */
const spaceWithin = new RegExp(
  [
    `(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\d]))`,
    '(?<=\\d[ \u00A0](?:Millionen|Million|Mio\\.)) (?=Euro)',
    `(?<=(?:^|[^\\p{L}])(?:${numbered})) (?=(?:<em>|[A-Z]{1,2}-)?\\d)`,
    '(?<=(?:[Hh]ouse|Haus)) (?=(?:no|Nr)\\.)',
    '(?<=(?:^|[^\\p{L}])[Aa]ll(?:en?)?) (?=\\d{1,3}(?![.,]?\\d))',
    `(?<=\\b(?:${months})) (?=\\d{1,2}(?!\\d))`,
    `(?<=\\b\\d{1,2}\\.) (?=(?:${monate})(?!\\p{L}))`,
    `(?<=\\b${short}[.%]?) (?=(?:to|bis)[ \u00A0]${short}(?![.,]?\\d))`,
    `(?<=${ofRange}) (?=${short}(?![.,]?\\d))`,
    '(?<=, no) (?=\\p{L}+[,.])',
  ].join('|'),
  'gu',
)

/** A text in which no line ends within a number, a unit, a law or a date, nor within ", no obligation,", in English and in German. */
export const withoutLooseEnds = (text: string): string =>
  text.replace(dashOfRange, rangeDash).replace(hyphenOfMonth, '\u2060').replace(spaceWithin, '\u00A0')

/** Joins two short words after a colon of a heading, so that a line ends at the colon and not between them. */
export const boundAfterColon = (heading: string): string =>
  heading.replace(/(?<=: \S{1,10}) (?=\S{1,10}(?!\S))/g, '\u00A0')
