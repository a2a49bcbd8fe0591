const acted = new AbortController()

/** Listens until the visitor presses, types or scrolls for the first time. */
export function watchVisitor(): void {
  for (const type of ['pointerdown', 'click', 'keydown', 'input', 'wheel', 'touchmove'])
    addEventListener(type, () => acted.abort(), { capture: true, passive: true, signal: acted.signal })
}

/** Whether the visitor has done so in this document. The position of an address with a hash is the browser's. */
export const visitorActed = (): boolean => acted.signal.aborted || (location.hash === '' && scrollY > 0)
