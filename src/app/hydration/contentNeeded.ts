import { hasChangedField } from '../../lib/changedFields.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { earlyInput } from './earlyInput.ts'
import { contentHydrated } from './hydrated.ts'

/** Hydrate this far before a <Live until="visible"> enters the viewport (CSS margin), once the visitor scrolls. */
const viewportMargin = '300px'

/** What a visitor operates. Links and the buttons of popovers work without code. */
const controls =
  'button:not([popovertarget]), input, select, textarea, label, summary, [data-findable], [data-live="visible"]'
const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'beforematch'] as const

/**
 * Resolves when the prerendered content has to be hydrated: the visitor points at a control, uses one, or did so or filled
 * one in before the app was loaded; a <Live> enters the viewport; the blog's refresh finds a change; or the address has a
 * query that the page reads.
 */
export function contentNeeded(content: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const { signal } = stop
    const hydrate = () => {
      if (signal.aborted) return
      stop.abort()
      resolve()
    }
    // Fields are compared instead of listened to: a visitor can type before any script is there.
    if (content.querySelector(earlyInput) !== null || hasChangedField(content) || readsQuery(content)) return hydrate()
    const onInteraction = ({ target }: Event) => {
      if (target instanceof Element && content.contains(target) && target.closest(controls) !== null) hydrate()
    }
    // React stops the propagation of events to content that is not hydrated, so the window has to capture them.
    for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true, signal })
    const observe = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate()
        },
        { rootMargin },
      )
      for (const element of content.querySelectorAll('[data-live="visible"]')) observer.observe(element)
      signal.addEventListener('abort', () => observer.disconnect())
    }
    observe('0px')
    addEventListener('scroll', () => observe(viewportMargin), { once: true, passive: true, signal })
    // The header comes first, however slowly its messages arrive.
    if (content.querySelector('[data-live="refreshed"]') !== null)
      document.addEventListener('render-complete', () => void refreshBlog(signal).then(hydrate, hydrate), { signal })
    // A navigation has replaced the content.
    void contentHydrated.then(() => stop.abort())
  })
}

async function refreshBlog(signal: AbortSignal): Promise<void> {
  await whenIdle()
  const { whenChanged } = await import('../../features/blog/refresh.ts')
  await whenChanged(signal)
}

/** Whether the address has a parameter that a <Live query> of the content reads; advertising adds others. */
function readsQuery(content: Element): boolean {
  const names = [...new URLSearchParams(location.search).keys()]
  const read = [...content.querySelectorAll<HTMLElement>('[data-live-query]')]
  return read.some(({ dataset }) => dataset['liveQuery']?.split(' ').some((name) => names.includes(name)))
}
