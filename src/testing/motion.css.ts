import { globalStyle, style } from '@vanilla-extract/css'

/** Same rules as in styles/global.css.ts for reduced motion. */
export const stillness = style({ scrollBehavior: 'auto' })
globalStyle(`.${stillness} *, .${stillness} *::before, .${stillness} *::after`, {
  animationDuration: '1ms !important',
  transitionDuration: '1ms !important',
})
