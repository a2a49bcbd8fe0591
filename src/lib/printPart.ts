/**
 * Prints the section around an element and nothing else of the page: src/styles/utilities.css.ts hides the rest while
 * `data-print-only` is set.
 */
export function printPart(element: Element): void {
  const part = element.closest('section')
  const root = document.documentElement
  if (part === null) return
  root.dataset['printOnly'] = ''
  part.dataset['printed'] = ''
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset['printOnly']
      delete part.dataset['printed']
    },
    { once: true },
  )
  print()
}
