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
  const text = (name: string, fallback: string): string => raw[name]?.trim() || fallback
  const port = text('PORT', '4173')
  const country = text('EMBEDDED_COUNTRY', 'US')
  const problems: string[] = []
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    problems.push(`PORT must be a whole number from 0 to 65535, but is "${port}".`)
  if (!/^[A-Z]{2}$/.test(country)) problems.push(`EMBEDDED_COUNTRY must look like DE, but is "${country}".`)
  if (problems.length > 0)
    throw new StartError(
      `The settings of the local server need attention (see .env.example):\n- ${problems.join('\n- ')}`,
    )
  const [host, dataDir] = [text('EMBEDDED_HOST', '127.0.0.1'), text('EMBEDDED_DATA_DIR', '.data')]
  return { port: Number(port), host, country, dataDir }
}
