import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { fincaApart } from '../../content/pictures/fincaApart.ts'
import { plot } from '../../content/pictures/plot.ts'
import { regionsBoard, southBoard } from '../../content/pictures/regionsBoard.ts'
import { table } from '../../content/pictures/table.ts'
import { tableNarrow } from '../../content/pictures/tableNarrow.ts'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatScale } from '../../lib/format.ts'
import { usePage } from '../../seo/usePage.ts'
import { descent as copy } from './copy.ts'
import { descentSteps, type DescentStep } from './descentSteps.ts'
import {
  caption,
  closeTable,
  descent,
  figure,
  frame,
  head,
  scale,
  stage,
  step as entry,
  steps,
  subject as subjectClass,
  wholeTable,
} from './Descent.css.ts'

const pictures: Record<DescentStep, ScaledPicture> = {
  table,
  regions: regionsBoard,
  region: { ...southBoard, subject: copy.raised },
  plot,
  house: fincaApart,
}

/**
 * The search as a descent from the table to the opened house. Where the browser animates by scroll position, the pictures
 * replace one another in one frame; elsewhere they are a column with captions.
 */
export function Descent({ id }: { readonly id: string }) {
  const translate = useMessage()
  const { intl } = localeTags[usePage().locale]
  return (
    <section id={id} className={descent}>
      <div className={stage}>
        <div className={head}>
          <Text size="label">{translate(copy.label)}</Text>
          <Heading level={2}>
            <Message of={copy.title} />
          </Heading>
        </div>
        <ol className={steps}>
          {descentSteps.map((step, at) => {
            const { source, alt, subject, scale: ratio } = pictures[step]
            return (
              <li key={step} className={entry}>
                <div className={frame[at]}>
                  {step === 'table' ? (
                    <>
                      <Picture
                        source={tableNarrow.source}
                        alt={translate(tableNarrow.alt)}
                        sizes="(min-width: 64em) 56vw, 100vw"
                        className={closeTable}
                      />
                      <Picture source={source} alt={translate(alt)} sizes="100vw" className={wholeTable} />
                    </>
                  ) : (
                    <Picture source={source} alt={translate(alt)} sizes="(min-width: 64em) 56vw, 100vw" />
                  )}
                </div>
                <div className={caption[at]}>
                  <p className={scale}>
                    <span className={figure}>{formatScale(ratio, intl)}</span>{' '}
                    <span className={subjectClass}>{translate(subject)}</span>
                  </p>
                  <Heading level={3} size="item">
                    <Message of={copy.steps[step].title} />
                  </Heading>
                  <Text size="small">
                    <Message of={copy.steps[step].text} />
                  </Text>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
