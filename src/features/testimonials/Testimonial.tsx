import { msg } from '@lingui/core/macro'
import type { Testimonial as Data } from '../../content/testimonials.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { author, figure, quote, type TestimonialSize } from './Testimonial.css.ts'

const copy = {
  quoted: msg({ message: '“{quote}”', comment: 'Quotation marks of the language around a client’s words' }),
  origin: msg({ message: '{property}, {location}', comment: 'Below a client’s words: what was bought and where' }),
}

type Props = {
  readonly data: Data
  readonly size?: TestimonialSize
}

/** A client's words, who said them, and what was bought. */
export function Testimonial({ data, size = 'quote' }: Props) {
  const translate = useMessage()
  return (
    <figure className={figure}>
      <blockquote className={quote[size]}>
        <Message of={copy.quoted} values={{ quote: translate(data.quote) }} />
      </blockquote>
      <figcaption className={author}>
        <strong>{translate(data.author)}</strong>
        <Message of={copy.origin} values={{ property: translate(data.property), location: translate(data.location) }} />
      </figcaption>
    </figure>
  )
}
