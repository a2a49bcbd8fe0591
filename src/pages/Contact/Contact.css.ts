import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentEdge } from '../../styles/bleed.ts'
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
export const voice = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: '5fr 7fr', minHeight: '36rem' } },
})
export const voicePicture = style({
  minHeight: '17rem',
  '@media': { print: { display: 'none' } },
})
export const voiceText = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  padding: `${vars.space.section} ${contentEdge} ${vars.space.section} ${vars.space.gutter}`,
  '@media': { [media.wide]: { paddingInlineStart: vars.space.besidePicture } },
})
/** Gap between the testimonial and the dark section on pages without opening hours. */
export const pause = style({ height: vars.space[12], '@media': { print: { display: 'none' } } })
