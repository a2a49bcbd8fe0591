import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { finca } from '../../content/pictures/finca.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { story as copy } from './copy.ts'
import { head, paragraphs, picture, story } from './Story.css.ts'

/** The founders' story: a tall full-bleed picture with headline and text next to it. */
export function Story() {
  const translate = useMessage()
  return (
    <section className={story}>
      <Picture
        className={picture}
        fill="wide"
        source={finca.source}
        alt={translate(finca.alt)}
        sizes="(min-width: 64em) 80vw, 120vw"
        isPriority
      />
      <div className={head}>
        <SectionHead label={copy.label} title={copy.title} />
      </div>
      <div className={paragraphs}>
        {copy.paragraphs.map((paragraph) => (
          <Text key={paragraph.id}>
            <Message of={paragraph} />
          </Text>
        ))}
      </div>
    </section>
  )
}
