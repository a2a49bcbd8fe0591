import { vars } from './theme.css.ts'

/**
 * Grid columns of a section with full-bleed pictures: the page's margins as separate columns around the twelve content
 * columns. Lines: `full-start`, `content-start`, 2 to 14 in between, `content-end`, `full-end`.
 */
export const bleedColumns = [
  `[full-start] minmax(${vars.space.gutter}, 1fr)`,
  `[content-start] repeat(12, minmax(0, calc((${vars.measure.content} - 2 * ${vars.space.gutter}) / 12)))`,
  `[content-end] minmax(${vars.space.gutter}, 1fr) [full-end]`,
].join(' ')

/** Grid line after a content column, counted from 1. */
export const columnEnd = (column: number): number => column + 2

/** Distance from the viewport's edge to the content, for halves in which only the picture is full-bleed. */
export const contentEdge = `max(${vars.space.gutter}, calc((100vw - ${vars.measure.content}) / 2 + ${vars.space.gutter}))`
