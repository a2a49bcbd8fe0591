import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message } from '../../i18n/Message.tsx'
import { AsidePicture } from '../PictureCaption/AsidePicture.tsx'
import { entry, ledger } from './BenefitsBeside.css.ts'
import { BenefitsHead, type BenefitsProps } from './BenefitsHead.tsx'

/** Benefits in two ruled columns next to their title and a picture. */
export function BenefitsBeside({
  tone = 'limewash',
  label,
  title,
  items,
  picture,
}: BenefitsProps & { readonly picture: ScaledPicture }) {
  const titles = (
    <BenefitsHead label={label} title={title}>
      <AsidePicture picture={picture} />
    </BenefitsHead>
  )
  return (
    <Section tone={tone} aside={titles} layout="wideAside">
      <ul className={ledger}>
        {items.map((item) => (
          <li key={item.id} className={entry}>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <Text tone="quiet">
              <Message of={item.text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
