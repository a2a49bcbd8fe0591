import { globalFontFace, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css'
import { withoutBoot } from '../lib/documentMarks.ts'
import { media } from './breakpoints.ts'
import { displayFallbacks, textFallbacks } from './fonts.ts'
import faces from './fonts/faces.json'
import { vars } from './theme.css.ts'

for (const { file, fontFamily, ...rule } of faces)
  globalFontFace(fontFamily, { ...rule, src: `url("./fonts/${file}") format("woff2")`, fontDisplay: 'swap' })
for (const { fontFamily, ...rule } of [...displayFallbacks, ...textFallbacks]) globalFontFace(fontFamily, rule)

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })
globalStyle('html', {
  // A browser's automatic dark theme changes texts, but not the fills below them.
  colorScheme: 'only light',
  scrollPaddingTop: vars.space[3],
  scrollPaddingBottom: `calc(${vars.target.bar} + ${vars.space[3]})`,
  textSizeAdjust: '100%',
  hyphens: 'manual',
})
// View transitions between documents.
globalStyle('@view-transition', {
  '@media': { [media.motion]: { navigation: 'auto' } },
} as GlobalStyleRule)
globalStyle('body', {
  background: vars.color.limewash,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.text,
  lineHeight: vars.leading.text,
  WebkitFontSmoothing: 'antialiased',
  // Breaks words that are wider than a phone's screen, and lets columns be narrower than these.
  overflowWrap: 'anywhere',
  textWrapStyle: 'pretty',
})
/**
 * While the next page loads (src/app/Layout/useDocument.ts) or a post replaces the 404 page (src/app/boot.ts), and from the press
 * of a button whose code is not there (src/app/earlyInput.ts) to its effect; what comes at once shows no bar.
 */
const coming = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } })
globalStyle(':is(html[aria-busy="true"] > body, body[aria-busy="true"], body:has([data-early]))::before', {
  content: '',
  position: 'fixed',
  zIndex: 4,
  inset: '0 0 auto',
  height: vars.rule.strong,
  background: vars.color.terracotta,
  transformOrigin: 'left',
  animation: `${coming} 8s cubic-bezier(0, 0.6, 0.2, 1) 80ms both`,
  '@media': { print: { display: 'none' } },
})
globalStyle('html[aria-busy="true"] main', { visibility: 'hidden' })
globalStyle('h1, h2, h3, h4', { fontWeight: 400, textWrapStyle: 'balance' })
globalStyle('table', { overflowWrap: 'break-word' })
// Other languages have longer words than English.
globalStyle('html:not(:lang(en)) :is(p, h1, h2, h3, li, dd, figcaption)', {
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
})
globalStyle('html:not(:lang(en)) body', {
  '@media': { [media.narrow]: { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
})
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('a', { color: 'inherit', textDecorationThickness: vars.rule.hair, textUnderlineOffset: '0.2em' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle(':focus-visible', {
  outline: `${vars.rule.strong} solid ${vars.color.terracotta}`,
  outlineOffset: vars.space[0.5],
  // Contrast with dark grounds (WCAG 2.2, technique C40).
  boxShadow: `0 0 0 ${vars.space[0.5]} ${vars.color.limewash}`,
})
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' })
// Browsers without `until-found` hide closed panels with `display: none`.
globalStyle('[hidden="until-found"]', {
  '@media': { [media.noScript]: { display: 'block', contentVisibility: 'visible' } },
})
// A script blocker leaves scripting enabled: panels open by themselves if the boot script has not run by then.
const opening = keyframes({ to: { contentVisibility: 'visible', paddingBottom: vars.space[4] } })
globalStyle(`${withoutBoot} [hidden="until-found"]`, {
  '@media': {
    [media.script]: {
      '@supports': {
        '(content-visibility: hidden)': {
          display: 'block',
          contentVisibility: 'hidden',
          animation: `${opening} 1ms 8s forwards`,
        },
      },
    },
  },
})
// A duration instead of `none` would delay the change of every property, of which `all` is the initial value.
globalStyle('*, *::before, *::after', {
  '@media': { [media.reducedMotion]: { animationDuration: '1ms !important', transition: 'none !important' } },
})
// Covers a change to reduced motion while the page is open.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
})
/** In print the sheet provides the margins, and headings stay with the following content. */
globalStyle(':root', {
  '@media': {
    print: {
      vars: {
        [vars.space.gutter]: '0px',
        [vars.space.section]: vars.space[4],
        [vars.size.h1]: '2.5rem',
        [vars.size.h2]: '2rem',
        [vars.size.figure]: '1.6rem',
        [vars.size.h3]: '1.3rem',
        [vars.size.lead]: '1rem',
        [vars.size.small]: '0.8125rem',
      },
    },
  },
})
globalStyle('@page', { margin: '16mm 18mm 18mm' })
globalStyle('body', { '@media': { print: { fontSize: '10.5pt', background: 'none' } } })
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } })
