import { Button } from '../components/Button/Button.tsx'
import { heading } from '../components/Heading/Heading.css.ts'
import { text } from '../components/Text/Text.css.ts'
import { useMessage } from '../i18n/useMessage.ts'
import { errorScreen as copy } from './ErrorScreen.copy.ts'
import { screen } from './ErrorScreen.css.ts'

/** Replaces a page that failed to render. Its code is in the first load, so it has no Heading and Text, only their styles. */
export function ErrorScreen() {
  const translate = useMessage()
  return (
    <main className={screen}>
      <h1 className={heading.section}>{translate(copy.title)}</h1>
      <p className={text.body}>{translate(copy.text)}</p>
      <Button onClick={() => location.reload()}>{translate(copy.reload)}</Button>
    </main>
  )
}
