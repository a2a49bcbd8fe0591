import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { apartment } from '../../content/pictures/apartment.ts'
import { contract } from '../../content/pictures/contract.ts'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { dossier } from '../../content/pictures/dossier.ts'
import { hill } from '../../content/pictures/hill.ts'
import { hours } from '../../content/pictures/hours.ts'
import { servicePages, services, type Service, type ServiceId } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { cards as copy } from './copy.ts'
import {
  actions,
  benefits,
  benefitsLabel,
  caption,
  card,
  details,
  figure,
  head,
  list,
  picture as pictureClass,
  summary,
} from './ServiceCards.css.ts'

/** Picture of each service and its width on desktop, which differs from row to row. */
const pictures: Record<ServiceId, (ScaledPicture | CaptionedPicture) & { readonly width: string }> = {
  'ai-search': { ...dossier, width: '62vw' },
  'personal-shopping': { ...hill, source: hours.pictures[0].source, narrow: hill.source, width: '28vw' },
  'investment-analysis': { ...apartment, width: '82vw' },
  'buyer-representation': { ...contract, width: '60vw' },
}

/** The four services one by one. */
export function ServiceCards() {
  return (
    <section>
      <div className={head}>
        <SectionHead label={copy.label} title={copy.title} text={copy.text} layout="spread" />
      </div>
      <ul className={list}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </section>
  )
}

function ServiceCard({ service: { id, title, text, benefits: items, link } }: { readonly service: Service }) {
  const translate = useMessage()
  const href = useHref()
  const picture = pictures[id]
  return (
    <li className={card[id]}>
      <figure className={figure[id]}>
        <Picture
          className={pictureClass[id]}
          source={picture.source}
          {...(picture.narrow && { narrow: { source: picture.narrow, until: '(max-width: 63.99em)' } })}
          alt={translate(picture.alt)}
          sizes={`(min-width: 64em) ${picture.width}, 100vw`}
        />
        <figcaption className={caption[id]}>
          <PictureCaption picture={picture} />
        </figcaption>
      </figure>
      <div className={summary[id]}>
        <Heading level={3} size="chapter">
          <Message of={title} />
        </Heading>
        <Text tone="quiet">
          <Message of={text} />
        </Text>
      </div>
      <div className={details[id]}>
        <div className={benefits}>
          <div className={benefitsLabel}>
            <Heading level={4}>{translate(copy.benefitsLabel)}</Heading>
          </div>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Message of={item.text} />
              </li>
            ))}
          </ul>
        </div>
        <div className={actions}>
          <Link href={href(servicePages[id])} tone="strong">
            {translate(link)}
          </Link>
          <Link href={href('contact')}>{translate(copy.button)}</Link>
        </div>
      </div>
    </li>
  )
}
