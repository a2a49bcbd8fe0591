import { Heading } from '../../components/Heading/Heading.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { Chapter } from './Chapter.tsx'
import { license as copy } from './copy.ts'
import { columns, ruled } from './dossier.css.ts'

/** The rental license: what is verified, and what is not. */
export function LicenseChapter() {
  const translate = useMessage()
  return (
    <Chapter name="license">
      <div className={columns}>
        {[copy.verified, copy.open].map(({ name, items }) => (
          <div key={name.id}>
            <Heading level={3} size="label">
              {translate(name)}
            </Heading>
            <ul className={ruled}>
              {items.map(({ id, text }) => (
                <li key={id}>{translate(text)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  )
}
