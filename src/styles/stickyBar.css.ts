import { createVar, fallbackVar } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** Height of a bar that stays at the top of the viewport over a part of a page; none elsewhere. */
export const stickyBar = createVar()

/** Where content that stays in view stops: below the bar. */
export const stickyTop = `calc(${fallbackVar(stickyBar, '0px')} + ${vars.space[4]})`
