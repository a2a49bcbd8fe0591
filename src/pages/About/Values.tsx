import { litDoor } from '../../content/pictures/litDoor.ts'
import { HalfPicture } from '../../sections/HalfPicture/HalfPicture.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { values as copy } from './copy.ts'
import { halves, section, texts } from './Values.css.ts'

/** What clients can hold the office to, next to a full-bleed picture. */
export function Values() {
  return (
    <section className={section}>
      <div className={halves}>
        <div className={texts}>
          <SectionHead label={copy.label} title={copy.title} />
          <RuledList items={copy.items} />
        </div>
        <HalfPicture side="right" picture={litDoor} width="50vw" onPhones="whole" />
      </div>
    </section>
  )
}
