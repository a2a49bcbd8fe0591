import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const dot = vars.space[1.5]
const line = (kind: string) => `${vars.rule.hair} ${kind} ${vars.color.ink}`

/** Down the page on phones, across it on wider screens. */
export const steps = style({
  paddingInlineStart: `calc(${dot} / 2)`,
  '@media': {
    [media.medium]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInlineStart: 0 },
  },
})
const base = style({
  position: 'relative',
  padding: `0 0 ${vars.space[2]} ${vars.space[3]}`,
  breakInside: 'avoid',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    top: vars.space[1],
    insetInlineStart: `calc(${dot} / -2)`,
    width: dot,
    height: dot,
    border: line('solid'),
    borderRadius: vars.radius.round,
    background: vars.color.limewash,
  },
  // From this mark to the next.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `${vars.space[1]} calc(-1 * ${vars.space[1]})`,
    insetInlineStart: 0,
    borderInlineStart: line('dashed'),
  },
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [media.medium]: {
      padding: `${vars.space[4]} ${vars.space[4]} 0 0`,
      '::before': { top: `calc(${dot} / -2)`, insetInlineStart: 0 },
      '::after': { inset: '0 0 auto', borderInlineStart: 0, borderTop: line('dashed') },
    },
  },
})
export const step = styleVariants({
  now: [
    base,
    {
      '::before': { background: vars.color.sea },
      '::after': { borderInlineStartStyle: 'solid' },
      '@media': {
        [media.medium]: { '::after': { borderTopStyle: 'solid' } },
        [media.forcedColors]: { '::before': { background: 'CanvasText' } },
      },
    },
  ],
  answer: [base],
  talk: [
    base,
    {
      '@media': { [media.phone]: { '::after': { display: 'none' } }, [media.medium]: { paddingInlineEnd: 0 } },
    },
  ],
})
/** A mark below the line for every hour. */
export const hours = style({
  display: 'none',
  '@media': {
    [media.medium]: { display: 'block', position: 'absolute', top: 0, left: 0, width: '100%', height: vars.space[1] },
  },
})
export const text = style({ marginTop: vars.space[0.5] })
globalStyle(`${text} > p`, { '@media': { [media.phone]: { fontSize: vars.size.small } } })
