import type { palette } from '../../styles/palette.ts'

type Color = keyof typeof palette
type Line = {
  readonly color: Color
  readonly width: 'hair' | 'strong'
  readonly dashes?: string
  /** System color of forced-colors mode; that of text by default. */
  readonly forced?: 'GrayText' | 'Highlight'
}

export const lines = {
  hair: { color: 'ink', width: 'hair' },
  strong: { color: 'ink', width: 'strong' },
  quiet: { color: 'mares', width: 'hair', forced: 'GrayText' },
  track: { color: 'mares', width: 'strong', forced: 'GrayText' },
  dashed: { color: 'stone', width: 'hair', dashes: '5 4' },
  accent: { color: 'terracotta', width: 'strong', forced: 'Highlight' },
} as const satisfies Record<string, Line>

export const areas = {
  mares: 'mares',
  plaster: 'plaster',
  limewash: 'limewash',
  sea: 'sea',
  accent: 'terracotta',
  wash: 'terracottaWash',
} as const satisfies Record<string, Color>

export const captions = {
  note: { color: 'stone', weight: 400 },
  /** On sand. */
  ink: { color: 'ink', weight: 400 },
  strong: { color: 'ink', weight: 600 },
  accent: { color: 'terracotta', weight: 600 },
  light: { color: 'limewash', weight: 600 },
} as const satisfies Record<string, { readonly color: Color; readonly weight: number }>
