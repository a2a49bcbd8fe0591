import { Picture } from '../../components/Picture/Picture.tsx'
import { villa } from '../../content/pictures/villa.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { caption, figure, picture } from './House.css.ts'

/** A full-bleed picture of a house. */
export function House() {
  const translate = useMessage()
  return (
    <figure className={figure}>
      <Picture
        className={picture}
        source={villa.source}
        alt={translate(villa.alt)}
        sizes="(min-width: 48em) 100vw, 140vw"
      />
      <figcaption className={caption}>
        <PictureCaption picture={villa} />
      </figcaption>
    </figure>
  )
}
