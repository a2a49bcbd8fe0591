import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '../components/Button/Button.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Text } from '../components/Text/Text.tsx'
import { useMessage } from '../i18n/useMessage.ts'
import { errorScreen as copy } from './ErrorScreen.copy.ts'
import { screen } from './screen.css.ts'
import { LoadError } from './loadFiles.ts'

/** Replaces a page that failed to render. A page whose files cannot be loaded is opened as a document instead. */
export function ErrorScreen() {
  const translate = useMessage()
  const error = useRouteError()
  // A build stops instead of publishing it.
  if (import.meta.env.SSR) throw error
  const isUnloaded = error instanceof LoadError
  useEffect(() => {
    if (isUnloaded) location.reload()
    // In place of the whole layout, too: boot.ts would keep the presses of the button below.
    else document.dispatchEvent(new Event('hydrated'))
  }, [isUnloaded])
  if (isUnloaded) return null
  return (
    <div className={screen}>
      <Heading level={1} size="section">
        {translate(copy.title)}
      </Heading>
      <Text>{translate(copy.text)}</Text>
      <Button onClick={() => location.reload()}>{translate(copy.reload)}</Button>
    </div>
  )
}
