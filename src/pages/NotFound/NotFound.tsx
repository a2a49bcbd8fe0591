import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import { emptyPlot } from '../../content/pictures/emptyPlot.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { goBack } from '../../lib/navigation.ts'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { links as otherPages, meta, notFound as copy } from './copy.ts'
import {
  actions,
  back,
  caption,
  elsewhere,
  entry,
  headline,
  label,
  links,
  opening,
  picture,
  text,
  view,
  words,
} from './NotFound.css.ts'

/** Page for unknown URLs, in the URL's locale. */
export function NotFound() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} />
      <div className={opening}>
        <figure className={view}>
          <Picture
            className={picture}
            isFilling
            source={emptyPlot.source}
            focus={emptyPlot.focus}
            alt={translate(emptyPlot.alt)}
            sizes="100vw"
            isPriority
          />
          <figcaption className={caption}>
            <PictureCaption picture={emptyPlot} />
          </figcaption>
        </figure>
        <div className={words}>
          <div>
            <Text size="label">{translate(copy.label)}</Text>
            <div className={headline}>
              <Heading level={1} size="hero">
                <Message of={copy.title} />
              </Heading>
            </div>
          </div>
          <div>
            <Text size="lead">{translate(copy.text)}</Text>
            <div className={actions}>
              <Button href={href('home')}>{translate(copy.home)}</Button>
              <button type="button" className={back} onClick={() => goBack(href('home'))}>
                {translate(copy.back)}
              </button>
            </div>
          </div>
        </div>
      </div>
      <section className={elsewhere} aria-labelledby="elsewhere">
        <Heading level={2} size="label" id="elsewhere">
          {translate(otherPages.title)}
        </Heading>
        <ul className={links}>
          {otherPages.items.map(({ id, text: about }) => (
            <li key={id} className={entry}>
              <Link href={href(id)} tone="plain" className={label}>
                {translate(pageLabels[id])}
              </Link>
              <p className={text}>{translate(about)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
