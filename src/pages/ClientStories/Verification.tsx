import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { verification } from './copy.ts'
import { columns, note, titles } from './Verification.css.ts'

/** How the statements above are collected and verified; section 5b(3) UWG requires this next to them. */
export function Verification() {
  const translate = useMessage()
  return (
    <div className={note}>
      <div className={titles}>
        <Text size="label">{translate(verification.label)}</Text>
        <Heading level={3}>
          <Message of={verification.title} />
        </Heading>
      </div>
      <div className={columns}>
        {verification.paragraphs.map((paragraph) => (
          <Text key={paragraph.id} size="small">
            <Message of={paragraph} />
          </Text>
        ))}
      </div>
    </div>
  )
}
