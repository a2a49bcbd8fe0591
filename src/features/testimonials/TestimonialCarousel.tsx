import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Carousel } from '../../components/Carousel/Carousel.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { testimonials } from '../../content/testimonials.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { Testimonial } from './Testimonial.tsx'

const copy = {
  name: msg({ message: 'What clients say', comment: 'Screen reader name of a carousel' }),
  carousel: msg({
    message: 'carousel',
    comment: 'What screen readers call a row of slides, in small letters where possible',
  }),
  slideRole: msg({ message: 'slide', comment: 'What screen readers call one item of a carousel; a noun' }),
  previous: msg({ message: 'Previous statement', comment: 'Button of the carousel' }),
  next: msg({ message: 'Next statement', comment: 'Button of the carousel' }),
  slide: msg({ message: '{position} of {total}', comment: 'Place of a client’s statement in the carousel' }),
}

type Props = { readonly title: MessageDescriptor }

/** All testimonials, looping, 1, 2 or 3 in view by screen width; no section without any. */
export function TestimonialCarousel({ title }: Props) {
  const translate = useMessage()
  if (testimonials.length === 0) return null
  return (
    <Section tone="ruled">
      <Carousel
        label={translate(copy.name)}
        roles={{ carousel: translate(copy.carousel), slide: translate(copy.slideRole) }}
        previousLabel={translate(copy.previous)}
        nextLabel={translate(copy.next)}
        slideLabel={(position, total) => translate(copy.slide, { position, total })}
        items={testimonials.map((data) => ({
          id: data.id,
          content: <Testimonial data={data} />,
        }))}
      >
        <Heading level={2}>
          <Message of={title} />
        </Heading>
      </Carousel>
    </Section>
  )
}
