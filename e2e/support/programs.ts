/**
 * What programs in a visitor's browser do to a page, and go on doing while it changes. The texts stay the same, so that
 * tests can read them; React's text nodes do not. Each function runs in the page.
 */
export const programs = {
  /** Chrome's translator: every text is replaced by one in `<font>` elements: https://github.com/facebook/react/issues/11538. */
  'a translator': () => {
    const change = () => {
      document.documentElement.lang = 'fr'
      document.documentElement.classList.add('translated-ltr')
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const all: Text[] = []
      while (texts.nextNode()) all.push(texts.currentNode as Text)
      for (const text of all) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, option, textarea, svg'))
          continue
        const font = document.createElement('font')
        font.append(Object.assign(document.createElement('font'), { textContent: text.data }))
        text.replaceWith(font)
      }
    }
    change()
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true, characterData: true })
  },
  /** Marks each field and adds a button after it, when the field appears and when it gets the focus. */
  'a password manager': () => {
    const add = (input: Element) => {
      input.setAttribute('data-manager', '')
      if (input.nextElementSibling?.localName !== 'manager-button')
        input.after(document.createElement('manager-button'))
    }
    const change = () => {
      for (const input of document.querySelectorAll('input:not([data-manager])')) add(input)
    }
    change()
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) add(target)
    })
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true })
  },
} as const

export type Program = keyof typeof programs
