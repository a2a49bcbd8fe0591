import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'

type Props = { readonly className: string; readonly children: ReactNode }

/** Prints the section around it and nothing else of the page. Browsers within apps may be unable to print: there it is no button. */
export function PrintButton({ className, children }: Props) {
  const canPrint = useSyncExternalStore(
    neverChanges,
    () => typeof window.print === 'function',
    () => true,
  )
  if (!canPrint) return null
  return (
    <button type="button" className={className} onClick={printSection}>
      {children}
    </button>
  )
}

const neverChanges = () => () => {}

/**
 * src/styles/utilities.css.ts hides other sections while the mark is set. It goes when the visitor does something else,
 * because some browsers fire `afterprint` before they print.
 */
function printSection({ currentTarget }: MouseEvent): void {
  const section = currentTarget.closest('section')
  if (section === null) return
  section.dataset['printed'] = ''
  const done = new AbortController()
  const removeMark = () => {
    done.abort()
    delete section.dataset['printed']
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, removeMark, { capture: true, signal: done.signal })
  print()
}
