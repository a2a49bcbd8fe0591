import { keyframes, style } from '@vanilla-extract/css'
import { withoutBoot } from '../lib/documentMarks.ts'
import { media } from './breakpoints.ts'

const none = { selectors: { 'html &': { display: 'none' } } }
const gone = keyframes({ 'from, to': { visibility: 'hidden' } })

/** A control that does nothing on paper, without scripts, and where the boot script has not run after 8 s (global.css.ts). */
export const needsScript = style({
  selectors: { [`${withoutBoot} &`]: { animation: `${gone} 1ms 8s forwards` } },
  '@media': { [media.noScript]: none, print: none },
})
