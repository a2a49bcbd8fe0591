import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import { fontStacks } from './fonts.ts'
import { palette } from './palette.ts'

/**
 * The one place with raw colours, sizes and distances. Names follow the brand: limewash, plaster, marès, sea ...
 * The contrast of each text colour on its surfaces is tested in `theme.test.ts`.
 */
const contract = {
  color: {
    limewash: '', plaster: '', mares: '', ink: '', body: '', stone: '', sea: '', seaDeep: '', seaRule: '', seaText: '',
    seaQuiet: '', sand: '', pine: '', terracotta: '', hair: '',
  },
  font: { display: '', text: '' },
  size: {
    label: '', small: '', text: '', lead: '', quote: '', h3: '', h2: '', h1: '', hero: '', figure: '', numeral: '',
  },
  leading: { display: '', heading: '', quote: '', text: '' },
  space: { 0: '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 10: '', 12: '', section: '', half: '', gutter: '' },
  measure: { content: '', wide: '', text: '', narrow: '', lead: '' },
  rule: { hair: '', strong: '', thick: '' },
  radius: { button: '', round: '' },
  target: { control: '', button: '', bar: '', header: '' },
  motion: { fast: '', slow: '' },
} as const

export const vars = createGlobalThemeContract(contract, (_, path) => path.join('-'))

createGlobalTheme(':root', vars, {
  color: palette,
  font: fontStacks,
  size: {
    label: '0.78125rem',
    small: '0.9375rem',
    text: '1.0625rem',
    lead: 'clamp(1.09375rem, 0.4vw + 1rem, 1.1875rem)',
    quote: 'clamp(1.4rem, 1vw + 1.1rem, 1.6rem)',
    h3: '1.75rem',
    h2: 'clamp(2.25rem, 4.4vw, 3.9rem)',
    h1: 'clamp(2.75rem, 6vw, 5.25rem)',
    hero: 'clamp(2.75rem, 5.4vw, 5rem)',
    figure: 'clamp(2.1rem, 3vw, 2.75rem)',
    numeral: '2.2rem',
  },
  leading: { display: '1.04', heading: '1.15', quote: '1.32', text: '1.6' },
  space: {
    0: '0.25rem',
    half: '0.75rem',
    1: '0.5rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    5: '2.5rem',
    6: '3rem',
    7: '3.5rem',
    8: '4rem',
    10: '5rem',
    12: '6rem',
    section: 'clamp(4rem, 10vw, 9rem)',
    gutter: 'clamp(1.25rem, 5vw, 4.5rem)',
  },
  measure: { content: '82.5rem', wide: '87.5rem', text: '34em', narrow: '26em', lead: '23em' },
  rule: { hair: '1px', strong: '2px', thick: '12px' },
  radius: { button: '2px', round: '50%' },
  target: { control: '2.75rem', button: '3.125rem', bar: '3.75rem', header: '5.25rem' },
  motion: { fast: '200ms', slow: '400ms' },
})
