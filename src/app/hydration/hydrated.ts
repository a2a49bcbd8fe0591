/** Set on the prerendered content until it is hydrated (src/app/Layout/Layout.tsx). */
const attribute = 'data-prerendered'

export const unhydratedContent = (): Element | null => document.querySelector(`[${attribute}]`)

/** Whether the target of an event is in content that is not hydrated yet. */
export const isUnhydrated = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${attribute}]`) !== null

let resolveHydrated = () => {}
/** Resolves when the content is hydrated, or another page has replaced it. */
export const contentHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

export function markHydrated(): void {
  unhydratedContent()?.removeAttribute(attribute)
  resolveHydrated()
}
