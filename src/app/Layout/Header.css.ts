import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const header = style({ position: 'relative', '@media': { print: { display: 'none' } } })

export const topBar = style({
  display: 'none',
  background: vars.color.seaDeep,
  color: vars.color.seaText,
  fontSize: vars.size.caption,
  '@media': { [media.wide]: { display: 'block' } },
})
export const topInner = style({
  ...contentColumn,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.space[5],
})
export const contacts = style({ display: 'flex', gap: vars.space[4] })

export const bar = style({
  ...contentColumn,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.target.headerNarrow,
  '@media': { [media.wide]: { gap: vars.space[3] }, [media.full]: { minHeight: vars.target.header } },
})
export const navigationArea = style({ display: 'none', '@media': { [media.full]: { display: 'block' } } })
/** One line in the current languages; longer labels may wrap to two. */
export const navList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.navigation,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
})
export const navLink = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid transparent`,
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.ink } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
export const schedule = style({
  display: 'none',
  whiteSpace: 'nowrap',
  fontSize: vars.size.small,
  '@media': { [media.medium]: { display: 'block' } },
})
