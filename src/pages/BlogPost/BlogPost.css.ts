import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const frame = {
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const
const columns = 'minmax(0, 3fr) minmax(0, 9fr)'

export const hero = style({
  ...frame,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[8]}` } },
})
export const head = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[2] })
globalStyle(`${head} h1`, { maxWidth: '15em' })
/** The description stands where the text will begin. */
globalStyle(`${head} h1 + p`, { maxWidth: vars.measure.text })

export const page = style({
  ...frame,
  display: 'grid',
  gap: vars.space[4],
  paddingBottom: vars.space.section,
  '@media': {
    [media.wide]: { gridTemplateColumns: columns, columnGap: vars.space[6] },
    print: { display: 'block' },
  },
})
export const aside = style({
  minWidth: 0,
  '@media': {
    [media.wide]: { position: 'sticky', top: vars.space[4], alignSelf: 'start' },
    print: { display: 'none' },
  },
})
export const column = style({
  display: 'grid',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { print: { display: 'block' } },
})

export const end = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: vars.measure.text,
  paddingTop: vars.space[4],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { print: { marginTop: vars.space[4] } },
})
globalStyle(`${end} > :not(p)`, { '@media': { print: { display: 'none' } } })
export const published = style({ color: vars.color.stone, fontSize: vars.size.small })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const more = style({
  ...frame,
  display: 'grid',
  gap: vars.space.section,
  paddingBottom: vars.space.section,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measure.text,
  // The page keeps its height when the article arrives below the fold of the skeleton.
  minHeight: '50vh',
  alignContent: 'start',
})
globalStyle(`${notice} > div`, { width: '100%' })
/** Nothing will arrive. */
globalStyle(`${notice} > div`, { '@media': { [media.noScript]: { display: 'none' } } })
