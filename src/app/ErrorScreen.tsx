import { Button } from '../components/Button/Button.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Text } from '../components/Text/Text.tsx'
import { useMessage } from '../i18n/useMessage.ts'
import { errorScreen as copy } from './ErrorScreen.copy.ts'
import { screen } from './ErrorScreen.css.ts'

/** Replaces a page that failed to render. */
export function ErrorScreen() {
  const translate = useMessage()
  return (
    <main className={screen}>
      <Heading level={1} size="section">
        {translate(copy.title)}
      </Heading>
      <Text>{translate(copy.text)}</Text>
      <Button onClick={() => location.reload()}>{translate(copy.reload)}</Button>
    </main>
  )
}
