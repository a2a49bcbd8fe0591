import { marksIn } from './marks.ts'
import type { PreviewState } from './translationPreview.ts'

/** The small panel of `npm run i18n:preview`. It runs in the page and is part of no build. */

const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription'] as const
/** Maximum number of ancestors that are searched for a text. */
const reach = 3
const rememberedKey = 'preview-ids'

const state = (await (await fetch('/__translations')).json()) as PreviewState

const host = document.createElement('div')
host.style.cssText = 'position:fixed;inset:auto auto 1rem 1rem;z-index:2147483000'
const shadow = host.attachShadow({ mode: 'open' })
shadow.innerHTML = `
  <style>
    :host { font: 14px/1.4 system-ui, sans-serif; color: #0d292f }
    form, output { background: #fff; border: 1px solid #0d292f; border-radius: 6px; padding: 8px 12px; box-shadow: 0 2px 12px #0003 }
    form { display: grid; gap: 4px }
    output { position: fixed; max-width: 26rem; pointer-events: none; white-space: pre-wrap; overflow-wrap: anywhere }
    output:empty { display: none }
  </style>
  <form>
    <label><input type="checkbox" name="ids"> Show texts and origins on hover</label>
    <small></small>
  </form>
  <output></output>`
document.body.append(host)

const ids = shadow.querySelector('input')
const [output, head] = [shadow.querySelector('output'), shadow.querySelector('small')]
if (!ids || !output || !head) throw new Error('The panel lacks one of its parts.')

ids.checked = sessionStorage.getItem(rememberedKey) !== null
ids.addEventListener('change', () => {
  if (ids.checked) sessionStorage.setItem(rememberedKey, '')
  else sessionStorage.removeItem(rememberedKey)
  output.textContent = ''
})

/** Details of the messages of a text. */
function described(text: string, label = ''): string[] {
  const locale = location.pathname.split('/')[1] ?? ''
  return marksIn(text).flatMap((number) => {
    const message = state.messages[locale]?.[number]
    if (message === undefined) return []
    const { msgid, comments, places, msgstrLine } = message
    const lines = [`locales/${locale}.po:${msgstrLine}`, `English: ${places.join(', ')}`]
    return [[`${label}“${msgid}”`, ...comments, ...lines].join('\n')]
  })
}

/** The messages of the nearest element that has any, in its text or its accessible name. */
function messagesAt(target: Element): string[] {
  let element: Element | null = target
  for (let step = 0; element !== null && element !== document.body && step <= reach; step += 1) {
    const found = [
      ...described(element.textContent),
      ...attributes.flatMap((name) => described(element?.getAttribute(name) ?? '', `${name}: `)),
    ]
    if (found.length > 0) return [...new Set(found)].slice(0, 6)
    element = element.parentElement
  }
  return []
}

addEventListener('pointermove', ({ target, clientX, clientY }) => {
  if (!ids.checked || !(target instanceof Element) || target === host) return
  output.textContent = messagesAt(target).join('\n\n')
  const { width, height } = output.getBoundingClientRect()
  output.style.left = `${Math.min(clientX + 16, innerWidth - width - 8)}px`
  output.style.top = `${Math.min(clientY + 16, innerHeight - height - 8)}px`
})

const showHead = () => {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  const lines = [...described(document.title), ...described(description)].map((text) => text.split('\n').at(-2))
  head.textContent = lines.length === 0 ? '' : `Title and search text: ${lines.join(', ')}`
}
new MutationObserver(showHead).observe(document.head, { childList: true, subtree: true, characterData: true })
showHead()

import.meta.hot?.send('preview:ready')
