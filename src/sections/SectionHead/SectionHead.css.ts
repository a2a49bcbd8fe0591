import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({
  display: 'grid',
  gap: vars.space[3],
  // Not the last lines of a sheet.
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
})

export const head = styleVariants({
  stacked: [base, { alignContent: 'start' }],
  spread: [
    base,
    {
      marginBottom: vars.space[4],
      '@media': {
        [media.medium]: { marginBottom: vars.space[6] },
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gap: vars.space[6],
          alignItems: 'first baseline',
        },
      },
    },
  ],
})
/** The maximum scales with the heading. */
export const headline = styleVariants({ stacked: {}, spread: { maxWidth: '14em', fontSize: vars.size.h2 } })
