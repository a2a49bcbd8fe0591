import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { founders, type FounderProfile } from '../../content/founders.ts'
import { deskPlaces } from '../../content/pictures/deskPlaces.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
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
  speaks: msg({ message: `Speaks {languages}.`, comment: `languages is a list such as "English, German and Spanish"` }),
}

/** Rendered width of a portrait, as in the `sizes` attribute. */
const sizes: Record<FoundersLook, string> = {
  portraits: '(min-width: 64em) 22rem, 46vw',
  rows: '7rem',
  letter: '7rem',
}

type Props = {
  /**
   * `portraits`: large, with careers. `rows`: who answers, next to a form or a way to reach us. `letter`: the end of a
   * letter, signed.
   */
  readonly look: FoundersLook
  readonly people?: readonly FounderProfile[]
  /** In the first screen of a page. */
  readonly isPriority?: boolean
}

/** The people who run the agency. A founder without a portrait is shown as an empty place at our table. */
export function Founders({ look, people = founders, isPriority = false }: Props) {
  return (
    <ul className={list[look]}>
      {people.map((person, at) => (
        <li key={person.id} className={founder[look]}>
          <Portrait person={person} place={at} look={look} isPriority={isPriority && at === 0} />
          <Words person={person} look={look} />
        </li>
      ))}
    </ul>
  )
}

type PortraitProps = {
  readonly person: FounderProfile
  readonly place: number
  readonly look: FoundersLook
  readonly isPriority: boolean
}

function Portrait({ person: { name: alt, portrait }, place, look, isPriority }: PortraitProps) {
  const source = portrait?.source ?? deskPlaces[place % deskPlaces.length] ?? deskPlaces[0]
  return (
    <Picture
      className={picture}
      fill="always"
      source={source}
      alt={portrait ? alt : ''}
      focus={portrait?.focus}
      sizes={sizes[look]}
      isPriority={isPriority}
    />
  )
}

function Words({ person, look }: { readonly person: FounderProfile; readonly look: FoundersLook }) {
  const languages = useLanguageList(person.languages)
  const speaks = <Message of={copy.speaks} values={{ languages }} />
  if (look === 'portraits') return <Career person={person} speaks={speaks} />
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
      <Text size="small">
        <Message of={person.work} />
      </Text>
      <Text size="small">
        <Message of={person.career} />
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
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  // British lists have no comma before the "and" (docs/style/english.md).
  const enumeration = new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag, { type: 'conjunction' })
  return enumeration.format(codes.map((code) => names.of(code) ?? code))
}
