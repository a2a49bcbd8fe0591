import { createVar } from '@vanilla-extract/css'

/** Color behind a drawing, where it is not that of the page. */
export const ground = createVar()
