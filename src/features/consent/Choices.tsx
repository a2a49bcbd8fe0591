import { Button } from '../../components/Button/Button.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { choices as buttons } from './Choices.css.ts'
import { choices as copy } from './copy.ts'

/** Rejecting and accepting: the same look, the same size, one click each. */
export function Choices({ onReject, onAccept }: { readonly onReject: () => void; readonly onAccept: () => void }) {
  const translate = useMessage()
  return (
    <div className={buttons}>
      <Button tone="outline" onClick={onReject}>
        {translate(copy.reject)}
      </Button>
      <Button tone="outline" onClick={onAccept}>
        {translate(copy.accept)}
      </Button>
    </div>
  )
}
