/**
 * Puts an element of another name in an element's place; of its attributes it keeps the id.
 * @param document one that no article can reach: names in hostile markup hide the methods of its own document
 */
export function replaceTag(element: Element, name: string, document: Document): void {
  const replacement = document.createElement(name)
  const id = element.getAttribute('id')
  if (id !== null) replacement.setAttribute('id', id)
  // After the element and before its content moves: DOMPurify's walk then meets the replacement next, and the content
  // never belongs to a document that would load its pictures.
  element.after(replacement)
  while (element.firstChild !== null) replacement.append(element.firstChild)
  element.remove()
}
