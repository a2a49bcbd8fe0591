/**
 * A prerendered page is taken over in two steps: its header at once, what is below when something in it needs code. Until
 * then the element around that carries this mark (src/app/Layout/Layout.tsx), for src/boot.ts as well.
 */
const mark = 'data-prerendered'

/** How far from the screen something that moves by itself asks for its code, so that it is ready when seen. */
const margin = '300px'

/** What a visitor operates. Links and what opens a popover are not among it: they work as they are. */
const controls = 'button:not([popovertarget]), input, select, textarea, label, summary, [data-findable], [data-live]'
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
 * `data-live` comes near the screen, the address carries a query or changes within the page.
 */
export function contentNeeded(content: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const { signal } = stop
    const wake = () => {
      stop.abort()
      observer.disconnect()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
      },
      { rootMargin: margin },
    )
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && content.contains(target) && target.closest(controls) !== null) wake()
    }
    // From the window: React stops events on their way to content that it has not hydrated.
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal })
    for (const live of content.querySelectorAll('[data-live]')) observer.observe(live)
    addEventListener('popstate', wake, { signal })
    if (location.search !== '' || content.querySelector(kept) !== null) wake()
  })
}
