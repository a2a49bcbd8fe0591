import { useNavigation } from 'react-router-dom'
import { useMessage } from '../../i18n/Message.tsx'
import { useOnline } from '../../lib/useOnline.ts'
import { offline as copy } from './footerCopy.ts'
import { notice } from './Offline.css.ts'

/** Shown while the next page waits for a connection (src/app/loadFiles.ts). */
export function Offline() {
  const translate = useMessage()
  const isWaiting = useNavigation().state === 'loading'
  const isOnline = useOnline()
  if (!isWaiting || isOnline) return null
  return (
    <p className={notice} role="alert">
      {translate(copy)}
    </p>
  )
}
