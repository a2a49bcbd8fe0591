import { createGlobalTheme } from '@vanilla-extract/css'
import { fontStacks } from './fonts.ts'
import { palette } from './palette.ts'

/**
 * Colors, font sizes and spacing: raw values outside this folder fail the linter (scripts/check/lint/rawStyles.ts). A
 * composition sets its own dimensions, such as the height of a picture. Names follow the brand: limewash, plaster,
 * marès, sea ... `theme.test.ts` checks the contrast of each text color on its surfaces.
 */
export const vars = createGlobalTheme(':root', {
  color: palette,
  font: fontStacks,
  // Large sizes are limited by the width of a phone, so that enlarged text does not break inside words.
  size: {
    fine: 'min(0.6875rem, 3.5vw)',
    label: '0.78125rem',
    caption: '0.875rem',
    small: '0.9375rem',
    /** 17 px on phones, 19 on desktops. */
    text: 'clamp(1.0625rem, 0.42vw + 0.85rem, 1.1875rem)',
    lead: 'clamp(1.09375rem, 0.7vw + 0.9rem, 1.3125rem)',
    intro: 'clamp(1.1875rem, 0.6vw + 1rem, 1.375rem)',
    quote: 'clamp(min(1.4rem, 7vw), 2vw, 1.6rem)',
    h3: 'min(1.75rem, 10vw)',
    wordmark: 'min(1.9375rem, 9.75vw)',
    figure: 'clamp(min(2.1rem, 10.5vw), 3vw, 2.75rem)',
    h2: 'clamp(min(2.25rem, 11.25vw), 4.4vw, 3.9rem)',
    h1: 'clamp(min(2.75rem, 13.75vw), 5.4vw, 5rem)',
    sum: 'clamp(min(5rem, 25vw), 12vw, 10rem)',
    /** An amount of six figures that is the page's headline. */
    headlineSum: 'min(19vw, 15rem)',
    /** One number that is the page's headline. */
    headlineFigure: 'clamp(min(8rem, 35vw), 19vw, 16rem)',
  },
  leading: { display: '1.04', heading: '1.15', quote: '1.32', text: '1.6' },
  /** A number is a multiple of 0.5rem. */
  space: {
    0.5: '0.25rem',
    1: '0.5rem',
    1.5: '0.75rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    5: '2.5rem',
    6: '3rem',
    7: '3.5rem',
    8: '4rem',
    10: '5rem',
    12: '6rem',
    section: 'clamp(4rem, 8vw, 7rem)',
    gutter: 'clamp(min(1.25rem, 6.25vw), 5vw, 4.5rem)',
    /** Between a hairline and the text of a column. */
    inset: 'clamp(1.5rem, 2.8vw, 2.5rem)',
    navigation: 'clamp(0.75rem, 3.2vw - 1.75rem, 1.125rem)',
    /** Between a picture and the text in the other half of the page. */
    besidePicture: 'clamp(1.75rem, 6vw, 6rem)',
  },
  measure: {
    content: '82.5rem',
    text: '34em',
    narrow: '26em',
    lead: '23em',
    marginNote: '10rem',
    /** Width of A4. */
    sheet: '210mm',
  },
  rule: { hair: '1px', strong: '2px', thick: '12px' },
  radius: { button: '2px', round: '50%' },
  target: {
    control: '2.75rem',
    button: '3.125rem',
    round: '3.625rem',
    bar: '3.75rem',
    header: '5.25rem',
    headerNarrow: '4.25rem',
  },
  motion: { fast: '200ms', slow: '400ms' },
})
