import { useMessage } from '../../i18n/Message.tsx'
import { offline as copy } from './footerCopy.ts'
import { notice } from './Offline.css.ts'

/** Shown when a link is followed without a connection (src/app/openPage.ts). */
export function Offline() {
  const translate = useMessage()
  return (
    <p id="offline" className={notice} popover="manual" role="alert">
      {translate(copy)}
    </p>
  )
}
