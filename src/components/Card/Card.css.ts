import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[4]} 0`,
  borderBottom: line,
  breakInside: 'avoid',
})
/** Aligns the footers of all cards in a row, regardless of text length. */
export const foot = style({ marginBlockStart: 'auto' })

const base = style({ display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const grid = styleVariants({ 2: [base], 3: [base], 4: [base] })

const columnsFrom = (columns: 2 | 3 | 4, query: string, count: number = columns) => {
  globalStyle(
    grid[columns]
      .split(' ')
      .map((name) => `.${name}`)
      .join(''),
    {
      '@media': { [query]: { gridTemplateColumns: ruledColumns(count) } },
    },
  )
  const cards = `${grid[columns]
    .split(' ')
    .map((name) => `.${name}`)
    .join('')} > ${card}`
  globalStyle(cards, { '@media': { [query]: { paddingInline: vars.space.inset, borderInlineStart: line } } })
  globalStyle(`${cards}:nth-child(${count}n + 1)`, {
    '@media': { [query]: { paddingInlineStart: 0, borderInlineStart: 0 } },
  })
  globalStyle(`${cards}:nth-child(${count}n)`, { '@media': { [query]: { paddingInlineEnd: 0 } } })
}
// Four short cards on phones: title and link on one line, the text below.
const four = grid[4]
  .split(' ')
  .map((name) => `.${name}`)
  .join('')
globalStyle(`${four} > ${card}`, {
  '@media': {
    [media.phone]: {
      flexFlow: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `${vars.space[1]} ${vars.space[2]}`,
      paddingBlock: vars.space[2],
    },
  },
})
globalStyle(`${four} > ${card} > ${foot}`, { '@media': { [media.phone]: { marginBlockStart: 0 } } })
globalStyle(`${four} > ${card} > div:nth-child(2)`, { '@media': { [media.phone]: { order: 1, flexBasis: '100%' } } })
columnsFrom(2, media.medium)
columnsFrom(3, media.wide)
columnsFrom(3, 'print', 2)
columnsFrom(4, `${media.medium} and (max-width: 79.99em)`, 2)
columnsFrom(4, media.full)
