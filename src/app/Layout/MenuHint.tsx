import { useEffect, useState, type RefObject } from 'react'
import { useMessage } from '../../i18n/useMessage.ts'
import { deviceStore } from '../../lib/storage.ts'
import { menu as copy } from './copy.ts'
import { dismiss, hint } from './MenuHint.css.ts'

/** Set once the hint about the menu was dismissed. */
const seenKey = 'menu-hint-seen'
/** From the hydration of the header to the hint, milliseconds (docs/product.md, "Motion and timings"). */
const delay = 1500

/** Shows a first visitor what the menu contains. Dismissing it, or opening the menu, is remembered. */
export function MenuHint({ menu }: { readonly menu: RefObject<HTMLElement | null> }) {
  const translate = useMessage()
  const [isShown, setShown] = useState(false)
  const close = () => {
    deviceStore.write(seenKey, 'true')
    setShown(false)
  }

  useEffect(() => {
    if (deviceStore.read(seenKey) !== null) return undefined
    const timer = setTimeout(() => setShown(true), delay)
    // Not `beforetoggle`, which modal dialogs fire only from Safari 26.
    const opening = new MutationObserver(() => {
      clearTimeout(timer)
      close()
    })
    if (menu.current !== null) opening.observe(menu.current, { attributeFilter: ['open'] })
    return () => {
      clearTimeout(timer)
      opening.disconnect()
    }
  }, [menu])

  useEffect(() => {
    if (!isShown) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isShown])

  return (
    <div role="status">
      {isShown && (
        <div className={hint}>
          <p>{translate(copy.tooltip)}</p>
          <button type="button" className={dismiss} onClick={close}>
            {translate(copy.dismiss)}
          </button>
        </div>
      )}
    </div>
  )
}
