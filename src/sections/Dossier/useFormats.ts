import { specimenFigures } from '../../content/specimen.ts'
import { localeTags } from '../../i18n/locales.ts'
import { formatClock, formatDay, formatEuro, formatEuroSpan, formatNumber, formatPercent } from '../../lib/format.ts'
import { usePage } from '../../seo/usePage.ts'

const noBreak = '\u00A0'
/** Units of the figures that are not square meters. */
const units: Partial<Record<keyof typeof specimenFigures, string>> = { cistern: 'm³', track: 'm' }

/** The dossier's formats, and its figures as values of messages. */
export function useFormats() {
  const { intl } = localeTags[usePage().locale]
  const measure = (value: number, unit = 'm²') => `${formatNumber(value, intl)}${noBreak}${unit}`
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intl, { timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(day))
  }
  const figures = Object.entries(specimenFigures).map(([name, value]) => [
    name,
    measure(value, units[name as keyof typeof specimenFigures]),
  ])
  return {
    measure,
    figures: Object.fromEntries(figures) as Readonly<Record<keyof typeof specimenFigures, string>>,
    euro: (value: number) => formatEuro(value, intl),
    number: (value: number) => formatNumber(value, intl),
    /** With one decimal: "6.0". */
    hours: (value: number) =>
      new Intl.NumberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    percent: (ratio: number) => formatPercent(ratio, intl, 1),
    /** "−7%". */
    signedPercent: (ratio: number) =>
      new Intl.NumberFormat(intl, { style: 'percent', signDisplay: 'always' }).format(ratio).replace('-', '−'),
    euroSpan: (span: Parameters<typeof formatEuroSpan>[0]) =>
      span.min === span.max ? formatEuro(span.min, intl) : formatEuroSpan(span, intl),
    day: (day: string) => formatDay(day, intl),
    fullDate: date({ dateStyle: 'long' }),
    month: date({ month: 'short' }),
    monthAndYear: date({ month: 'long', year: 'numeric' }),
    clock: (minute: number) => formatClock(minute, intl),
  }
}
