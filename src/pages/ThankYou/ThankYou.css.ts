import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Title, lead and links above the line; picture and further texts below it. */
export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateAreas: '"title title" "lead actions" "line line" "picture picture" "texts texts"',
      columnGap: vars.space[7],
      marginTop: vars.space[4],
    },
    print: { display: 'block' },
  },
})
const area = (gridArea: string, styles = {}) => style({ '@media': { [media.wide]: { gridArea, ...styles } } })
export const title = area('title')
export const lead = area('lead', { alignSelf: 'center' })
export const line = area('line', { marginBlock: vars.space[3] })
export const actions = style([
  area('actions'),
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[2]} ${vars.space[3]}` },
])
export const picture = area('picture')
/** The lit door is in every crop. */
export const crop = style({
  aspectRatio: '5 / 4',
  objectPosition: '46% 40%',
  '@media': { [media.medium]: { aspectRatio: '9 / 4', objectPosition: '50% 28%' }, print: { display: 'none' } },
})
export const caption = style({ marginTop: vars.space[1], '@media': { print: { display: 'none' } } })
export const texts = style([
  area('texts'),
  {
    display: 'grid',
    gap: vars.space[2],
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[7] } },
  },
])
