import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { askingPrice, dossierDate, ourPrice, specimen } from '../../content/specimen.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { chapterId, chapters, type ChapterName } from './chapters.ts'
import { cover as copy } from './copy.ts'
import * as styles from './Cover.css.ts'
import { FrontDrawing } from './FrontDrawing.tsx'

/** Cover of the dossier: house, date, prices, verdict and contents. */
export function Cover() {
  const translate = useMessage()
  const { euro, date } = useFormats()
  const facts = [
    { term: copy.facts.date, detail: <time dateTime={dossierDate}>{date(dossierDate)}</time> },
    { term: copy.facts.asking, detail: euro(askingPrice), isAmount: true },
    { term: copy.facts.ours, detail: euro(ourPrice), isAmount: true },
    { term: copy.facts.verdict, detail: translate(copy.verdict) },
  ]
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <Heading level={1}>
              <Message of={copy.title} />
            </Heading>
          </div>
          <div className={styles.lead}>
            <Text size="lead">
              {translate(specimen.place)}. {translate(specimen.reason)}
            </Text>
            <Text size="small">{translate(copy.note)}</Text>
          </div>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ term, detail, isAmount }) => (
            <div key={term.id} className={styles.fact}>
              <dt className={styles.term}>{translate(term)}</dt>
              <dd className={isAmount ? styles.amount : undefined}>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.drawing}>
        <FrontDrawing />
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <Text size="label" id="contents">
          {translate(copy.contents)}
        </Text>
        <ol className={styles.entries}>
          {(Object.keys(chapters) as ChapterName[]).map((name, at) => (
            <li key={name} className={styles.entry}>
              <span className={styles.entryNumber}>{at + 1}</span>
              <Link href={`#${chapterId(name)}`} tone="plain">
                {translate(chapters[name])}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
