import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { pool } from '../../content/pictures/pool.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { aside as asideClass, picture } from './Concierge.css.ts'
import { concierge as copy } from './copy.ts'

/** List of eight concierge services next to a picture. */
export function Concierge() {
  const translate = useMessage()
  const aside = (
    <div className={asideClass}>
      <SectionHead label={copy.label} title={copy.title} text={copy.text} />
      <Picture
        className={picture}
        fill="always"
        source={pool.source}
        alt={translate(pool.alt)}
        sizes="(min-width: 64em) 75vw, 100vw"
      />
    </div>
  )
  return (
    <Section aside={aside} shape="wideAside">
      <RuledList items={copy.items} />
    </Section>
  )
}
