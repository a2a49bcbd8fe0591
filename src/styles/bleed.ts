import { vars } from './theme.css.ts'

/**
 * Columns of a section that has pictures running to the edge of the screen: the page's margins as columns of their own
 * around the twelve of the content. Lines: `full-start`, `content-start`, 2 to 14 in between, `content-end`, `full-end`.
 */
export const bleedColumns = [
  `[full-start] minmax(${vars.space.gutter}, 1fr)`,
  `[content-start] repeat(12, minmax(0, calc((${vars.measure.content} - 2 * ${vars.space.gutter}) / 12)))`,
  `[content-end] minmax(${vars.space.gutter}, 1fr) [full-end]`,
].join(' ')

/** Grid line before (or after) a column of the content, counted from 1. */
export const columnStart = (column: number): number => column + 1
export const columnEnd = (column: number): number => column + 2

/** From the edge of the screen to the content, for halves that reach that edge with a picture only. */
export const contentEdge = `max(${vars.space.gutter}, calc((100vw - ${vars.measure.content}) / 2 + ${vars.space.gutter}))`
