import { globalStyle, style } from '@vanilla-extract/css'

/** What styles/global.css.ts does for those who prefer reduced motion. */
export const stillness = style({ scrollBehavior: 'auto' })
globalStyle(`.${stillness} *, .${stillness} *::before, .${stillness} *::after`, {
  animationDuration: '1ms !important',
  transitionDuration: '1ms !important',
})
