import { specimenFigures } from '../../content/specimen.ts'
import { useFormats } from '../../i18n/useFormats.ts'

const noBreak = '\u00A0'
/** Units of the figures that are not square meters. */
const units: Partial<Record<keyof typeof specimenFigures, string>> = { cistern: 'm³', track: 'm' }

/** Areas and lengths with their units, and the dossier's figures as values of messages. */
export function useMeasures() {
  const { number } = useFormats()
  const measure = (value: number, unit = 'm²') => `${number(value)}${noBreak}${unit}`
  const figures = Object.entries(specimenFigures).map(([name, value]) => [
    name,
    measure(value, units[name as keyof typeof specimenFigures]),
  ])
  return {
    measure,
    figures: Object.fromEntries(figures) as Readonly<Record<keyof typeof specimenFigures, string>>,
  }
}
