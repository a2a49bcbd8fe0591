import type { MessageDescriptor } from '@lingui/core'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { days as daysClass, figure, hours, shape, time } from './FourHours.css.ts'

type Props = {
  /** One picture of one day, then three of another. */
  readonly days: readonly {
    readonly id: string
    readonly day: MessageDescriptor
    readonly pictures: readonly (ContentPicture & { readonly id: string; readonly time: MessageDescriptor })[]
  }[]
  /** What all of them show. */
  readonly caption: MessageDescriptor
}

const sizes = { one: '(min-width: 52em) 44rem, 88vw', three: '(min-width: 52em) 14rem, 28vw' } as const

/** A large picture, and three below it to be compared with it. */
export function FourHours({ days, caption }: Props) {
  const translate = useMessage()
  return (
    <figure className={daysClass}>
      {days.map(({ id, day, pictures }) => {
        const count = pictures.length === 1 ? 'one' : 'three'
        return (
          <div key={id}>
            <Text size="label">{translate(day)}</Text>
            <ul className={hours[count]}>
              {pictures.map((picture) => (
                <li key={picture.id} className={figure}>
                  <Picture
                    className={shape}
                    source={picture.source}
                    alt={translate(picture.alt)}
                    sizes={sizes[count]}
                    isPriority={count === 'one'}
                  />
                  <span className={time}>{translate(picture.time)}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <figcaption>
        <PictureCaption picture={{ caption }} />
      </figcaption>
    </figure>
  )
}
