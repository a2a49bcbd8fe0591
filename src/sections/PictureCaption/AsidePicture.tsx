import { Picture } from '../../components/Picture/Picture.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from './PictureCaption.tsx'
import { aside, below } from './PictureCaption.css.ts'

/** A picture with its caption below the title in a section's narrower column. */
export function AsidePicture({ picture }: { readonly picture: ContentPicture }) {
  const translate = useMessage()
  return (
    <figure className={aside}>
      <Picture
        source={picture.source}
        focus={picture.focus}
        alt={translate(picture.alt)}
        sizes="(min-width: 64em) 30vw, 100vw"
      />
      <figcaption className={below}>
        <PictureCaption picture={picture} />
      </figcaption>
    </figure>
  )
}
