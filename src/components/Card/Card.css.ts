import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`
const gap = vars.space[6]

export const card = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[4]} 0`,
  borderBottom: line,
  breakInside: 'avoid',
})

const base = style({ display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const grid = styleVariants({ 2: [base], 3: [base], 4: [base] })

const columnsFrom = (columns: 2 | 3 | 4, query: string, count: number = columns) => {
  globalStyle(
    grid[columns]
      .split(' ')
      .map((name) => `.${name}`)
      .join(''),
    {
      '@media': { [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
    },
  )
  const cards = `${grid[columns]
    .split(' ')
    .map((name) => `.${name}`)
    .join('')} > ${card}`
  globalStyle(cards, { '@media': { [query]: { paddingInline: gap, borderInlineStart: line } } })
  globalStyle(`${cards}:nth-child(${count}n + 1)`, {
    '@media': { [query]: { paddingInlineStart: 0, borderInlineStart: 0 } },
  })
  globalStyle(`${cards}:nth-child(${count}n)`, { '@media': { [query]: { paddingInlineEnd: 0 } } })
}
columnsFrom(2, media.medium)
columnsFrom(3, media.wide)
columnsFrom(3, 'print', 2)
columnsFrom(4, media.wide)
