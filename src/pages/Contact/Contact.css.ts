import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the form is next to the introduction and the contact details; on phones it is between them. */
export const consultation = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"intro form" "next form"',
    },
  },
})
export const intro = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  '@media': { [media.wide]: { gridArea: 'intro' } },
})
export const formArea = style({ '@media': { [media.wide]: { gridArea: 'form' } } })
export const next = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': { [media.wide]: { gridArea: 'next' } },
})
export const proof = style({ marginTop: vars.space[2], color: vars.color.stone, fontSize: vars.size.small })
