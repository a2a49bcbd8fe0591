import { settled } from '../lib/settled.ts'

/**
 * A prerendered page is taken over in two steps: its header at once, what is below when something in it needs code. Until
 * then the element around that carries this mark (src/app/Layout/Layout.tsx), for src/boot.ts as well.
 */
const mark = 'data-prerendered'

/** What acts by itself when it is seen, and what looks for news once the page has been there for a while. */
const live = '[data-live=""]'
const liveLater = '[data-live="later"]'
/**
 * How far from the screen something that acts when seen asks for its code, so that it is ready then; of a visitor who does
 * not scroll only what is on the screen does.
 */
const margin = '300px'

/** What a visitor operates. Links and what opens a popover are not among it: they work as they are. */
const controls = `button:not([popovertarget]), input, select, textarea, label, summary, [data-findable], ${live}`
/** What src/boot.ts has kept of what a visitor did before the app was there. */
const kept = '[data-opened-early], [data-pressed-early], [data-submitted-early]'
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'beforematch'] as const

export const prerenderedContent = (): Element | null => document.querySelector(`[${mark}]`)

/** Whether what an event is about has no code yet. */
export const isPrerendered = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${mark}]`) !== null

let isClaimed = () => {}
/** Resolves when the content has its code, or has left the page. */
export const claimed = new Promise<void>((resolve) => {
  isClaimed = resolve
})

export function claimContent(): void {
  prerenderedContent()?.removeAttribute(mark)
  isClaimed()
}

/**
 * Resolves when the content needs its code: a visitor comes near a control or has used one, something marked
 * `data-live` comes near the screen or is due for news, the address carries a query or changes within the page.
 */
export function contentNeeded(content: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const { signal } = stop
    const wake = () => {
      stop.abort()
      resolve()
    }
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
        },
        { rootMargin },
      )
      for (const element of content.querySelectorAll(live)) observer.observe(element)
      signal.addEventListener('abort', () => observer.disconnect())
    }
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && content.contains(target) && target.closest(controls) !== null) wake()
    }
    // From the window: React stops events on their way to content that it has not hydrated.
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal })
    watch('0px')
    addEventListener('scroll', () => watch(margin), { once: true, passive: true, signal })
    if (content.querySelector(liveLater) !== null) void settled().then(wake)
    addEventListener('popstate', wake, { signal })
    if (location.search !== '' || content.querySelector(kept) !== null) wake()
  })
}
