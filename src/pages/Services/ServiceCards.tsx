import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { apartment } from '../../content/pictures/apartment.ts'
import { arches } from '../../content/pictures/arches.ts'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { island } from '../../content/pictures/island.ts'
import { waterfront } from '../../content/pictures/waterfront.ts'
import { servicePages, services, type Service, type ServiceId } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { cards as copy } from './copy.ts'
import { actions, benefits, card, head, list, picture, texts } from './ServiceCards.css.ts'

/** The picture of each service; its own page opens with the same one. */
const pictures: Record<ServiceId, ContentPicture> = {
  'ai-search': island,
  'personal-shopping': arches,
  'investment-analysis': apartment,
  'buyer-representation': waterfront,
}

/** The four services one by one, pictures to the left and right edge in turn. */
export function ServiceCards() {
  return (
    <section>
      <div className={head}>
        <SectionHead label={copy.label} title={copy.title} text={copy.text} layout="spread" />
      </div>
      <ul className={list}>
        {services.map((service, at) => (
          <ServiceCard key={service.id} service={service} side={at % 2 === 0 ? 'left' : 'right'} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = { readonly service: Service; readonly side: 'left' | 'right' }

function ServiceCard({ service, side }: CardProps) {
  const translate = useMessage()
  const href = useHref()
  const { source, alt } = pictures[service.id]
  return (
    <li className={card}>
      <Picture className={picture[side]} source={source} alt={translate(alt)} sizes="(min-width: 64em) 60vw, 100vw" />
      <div className={texts[side]}>
        <Heading level={3} size="chapter">
          <Message of={service.title} />
        </Heading>
        <Text look="quiet">
          <Message of={service.text} />
        </Text>
        <div className={benefits}>
          <Heading level={4}>{translate(copy.benefitsLabel)}</Heading>
          <ul>
            {service.benefits.map(({ id, text }) => (
              <li key={id}>
                <Message of={text} />
              </li>
            ))}
          </ul>
        </div>
        <div className={actions}>
          <Button href={href('contact')}>{translate(copy.button)}</Button>
          <Link href={href(servicePages[service.id])} look="strong">
            {translate(service.link)}
          </Link>
        </div>
      </div>
    </li>
  )
}
