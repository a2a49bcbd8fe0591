import { vars } from './theme.css.ts'

/** Distance from the viewport's edge to the content, for halves in which only the picture is full-bleed. */
export const contentEdge = `max(${vars.space.gutter}, calc((100vw - ${vars.measure.content}) / 2 + ${vars.space.gutter}))`
