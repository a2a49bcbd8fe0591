import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { note } from './ClientStories.css.ts'
import { verification } from './copy.ts'

/** How the testimonials are verified; section 5b(3) UWG requires this next to them. */
export function Verification() {
  const translate = useMessage()
  return (
    <div className={note}>
      <Heading level={3} size="label">
        {translate(verification.title)}
      </Heading>
      <Text size="small">{translate(verification.text)}</Text>
    </div>
  )
}
