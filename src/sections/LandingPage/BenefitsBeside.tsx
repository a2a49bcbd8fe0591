import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { caption, entry, figure, ledger } from './BenefitsBeside.css.ts'
import { BenefitsHead, type BenefitsProps } from './BenefitsHead.tsx'

/** Benefits in two ruled columns next to their title and a picture. */
export function BenefitsBeside({
  tone = 'limewash',
  label,
  title,
  items,
  picture,
}: BenefitsProps & { readonly picture: ScaledPicture }) {
  const translate = useMessage()
  const titles = (
    <BenefitsHead label={label} title={title}>
      <figure className={figure}>
        <Picture source={picture.source} alt={translate(picture.alt)} sizes="(min-width: 64em) 30vw, 100vw" />
        <figcaption className={caption}>
          <PictureCaption picture={picture} />
        </figcaption>
      </figure>
    </BenefitsHead>
  )
  return (
    <Section tone={tone} aside={titles} shape="wideAside">
      <ul className={ledger}>
        {items.map((item) => (
          <li key={item.id} className={entry}>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <Text look="quiet">
              <Message of={item.text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
