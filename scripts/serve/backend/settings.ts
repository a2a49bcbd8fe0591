import { StartError } from './startError.ts'

export type ServerSettings = {
  readonly port: number
  readonly host: string
  /** ISO 3166 code that the country look-up answers. */
  readonly country: string
  /** The folder that keeps leads, or `memory`. */
  readonly dataDir: string
}

/** The `dataDir` of a server that keeps no leads. */
export const inMemory = 'memory'

type Raw = Readonly<Record<string, string | undefined>>

/**
 * The local server's settings (`.env.example`, last section).
 * @throws {StartError} naming every malformed one.
 */
export function parseServerSettings(raw: Raw): ServerSettings {
  const problems: string[] = []
  const text = (name: string, fallback: string): string => raw[name]?.trim() || fallback
  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name, String(fallback))
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    problems.push(`${name} must be a whole number from ${min} to ${max}, but is "${value}".`)
    return fallback
  }
  const country = text('EMBEDDED_COUNTRY', 'US')
  if (!/^[A-Z]{2}$/.test(country)) problems.push(`EMBEDDED_COUNTRY must look like DE, but is "${country}".`)
  const settings: ServerSettings = {
    port: integer('PORT', 4173, 0, 65_535),
    host: text('EMBEDDED_HOST', '127.0.0.1'),
    country,
    dataDir: text('EMBEDDED_DATA_DIR', '.data'),
  }
  if (problems.length > 0)
    throw new StartError(
      `The settings of the local server need attention (see .env.example):\n- ${problems.join('\n- ')}`,
    )
  return settings
}
