import { apartment } from '../../content/pictures/apartment.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { LandingActions } from '../../sections/LandingPage/LandingActions.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { hero as copy } from './copy.ts'
import * as styles from './Opening.css.ts'

/** The page opens with both yields, below a title across the page. */
export function Opening() {
  const translate = useMessage()
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.title}>
          <Heading level={1} size="page">
            <Message of={copy.title} />
          </Heading>
        </div>
        <div className={styles.words}>
          <dl className={styles.figures}>
            {copy.figures.map(({ id, name, value, basis }) => (
              <div key={id} className={styles.row[id]}>
                <dt className={styles.name}>{translate(name)}</dt>
                <dd className={styles.value}>{translate(value)}</dd>
                <dd className={styles.basis}>{translate(basis)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.lead}>
            <Text size="lead">
              <Message of={copy.lead} />
            </Text>
          </div>
          <div className={styles.actions}>
            <LandingActions copy={copy} />
          </div>
        </div>
        <figure className={styles.view}>
          <Picture
            className={styles.picture}
            source={apartment.source}
            alt={translate(apartment.alt)}
            sizes="(min-width: 64em) 60vw, 100vw"
            isPriority
          />
          <figcaption className={styles.caption}>
            <PictureCaption picture={apartment} hasNotice />
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
