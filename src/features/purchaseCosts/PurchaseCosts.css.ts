import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the tax and the notes are next to the items. */
export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
    print: { display: 'block' },
  },
})
export const items = style({ '@media': { [media.wide]: { gridArea: '1 / 2 / 3 / 3' } } })
export const notes = style({
  maxWidth: vars.measure.text,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
