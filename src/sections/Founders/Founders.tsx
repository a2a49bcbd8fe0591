import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { founders, type FounderProfile } from '../../content/founders.ts'
import { Message } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import {
  founder,
  list,
  name as nameClass,
  picture,
  signature as signatureClass,
  words,
  type FoundersLook,
} from './Founders.css.ts'

const copy = {
  speaks: msg({
    message: `I speak {languages}.`,
    comment: `A founder; languages is a list such as "English, German and Spanish"`,
  }),
}

type Props = {
  /**
   * `careers`: side by side. `rows`: who answers, next to a form or a way to reach us. `letter`: the end of a letter,
   * signed.
   */
  readonly look: FoundersLook
  readonly people?: readonly FounderProfile[]
}

/** The people who run the agency, with their portraits if there are any. */
export function Founders({ look, people = founders }: Props) {
  return (
    <ul className={list[look]}>
      {people.map((person) => (
        <li key={person.id} className={founder[look]}>
          <Portrait person={person} />
          <Words person={person} look={look} />
        </li>
      ))}
    </ul>
  )
}

function Portrait({ person: { name: alt, portrait } }: { readonly person: FounderProfile }) {
  return (
    portrait && (
      <Picture className={picture} isFilling source={portrait.source} alt={alt} focus={portrait.focus} sizes="8rem" />
    )
  )
}

function Words({ person, look }: { readonly person: FounderProfile; readonly look: FoundersLook }) {
  const languages = useLanguageList(person.languages)
  const speaks = <Message of={copy.speaks} values={{ languages }} />
  if (look === 'careers') return <Career person={person} speaks={speaks} />
  const { name, work, signature } = person
  return (
    <div className={words}>
      {look === 'letter' && signature !== undefined && <img className={signatureClass} src={signature} alt="" />}
      <p className={nameClass}>{name}</p>
      {look === 'letter' ? (
        <Text size="small">
          <Message of={work} />
        </Text>
      ) : (
        <Text size="small">
          <Message of={work} /> <span>{speaks}</span>
        </Text>
      )}
      <Photographer person={person} />
    </div>
  )
}

function Career({ person, speaks }: { readonly person: FounderProfile; readonly speaks: ReactNode }) {
  return (
    <div className={words}>
      <Heading level={2} size="item">
        {person.name}
      </Heading>
      <Text>
        <Message of={person.work} />
      </Text>
      <Text size="small">{speaks}</Text>
      <Photographer person={person} />
    </div>
  )
}

function Photographer({ person: { portrait } }: { readonly person: FounderProfile }) {
  return portrait && <PictureCaption picture={{ photograph: true, credit: portrait.credit }} />
}

/** "English, German and Spanish", in the page's language. */
function useLanguageList(codes: readonly string[]): string {
  const { tag } = useFormats()
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  // British lists have no comma before the "and" (docs/style/english.md).
  const enumeration = new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag, { type: 'conjunction' })
  return enumeration.format(codes.map((code) => names.of(code) ?? code))
}
