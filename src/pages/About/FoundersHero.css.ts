import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const opening = style({ display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
/** From tablets on the picture is as high as the words on its left, and the people are below both. */
export const columns = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[3],
  // On phones there is room for the menu's hint above the title.
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr auto auto',
      gridTemplateAreas: '"title picture" "lead picture" "action picture" "people people"',
      columnGap: vars.space[5],
    },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: vars.space[6],
      paddingBottom: vars.space[12],
    },
    print: { display: 'block' },
  },
})
export const picture = style({
  aspectRatio: '3 / 2',
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [media.medium]: { gridArea: 'picture', aspectRatio: 'auto', minHeight: '30vw' },
    print: { display: 'none' },
  },
})
export const title = style({
  '@media': { [media.phone]: { maxWidth: '18rem' }, [media.medium]: { gridArea: 'title' } },
})
export const action = style({ '@media': { [media.medium]: { gridArea: 'action' } } })
export const people = style({ '@media': { [media.medium]: { gridArea: 'people', marginTop: vars.space[3] } } })
export const lead = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.medium]: { gridArea: 'lead' } },
})
