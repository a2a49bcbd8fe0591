import { msg } from '@lingui/core/macro'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { founders, type FounderProfile } from '../../content/founders.ts'
import { Message } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import {
  career as careerClass,
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
   * `careers`: an entry each, signed. `rows`: who answers, next to a form or a way to reach us. `letter`: the end of a letter,
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
          {look === 'careers' ? (
            <Career person={person} />
          ) : (
            <>
              <Portrait person={person} />
              <Words person={person} look={look} />
            </>
          )}
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
  const { name, work } = person
  return (
    <div className={words}>
      {look === 'letter' && <Signature person={person} />}
      <p className={nameClass}>{name}</p>
      {look === 'letter' ? (
        <Text size="small">
          <Message of={work} />
        </Text>
      ) : (
        <Text size="small">
          <Message of={work} /> <Languages person={person} />
        </Text>
      )}
      <Photographer person={person} />
    </div>
  )
}

function Career({ person }: { readonly person: FounderProfile }) {
  return (
    <>
      <div className={words}>
        <Portrait person={person} />
        <Heading level={2} size="chapter">
          {person.name}
        </Heading>
        <Photographer person={person} />
      </div>
      <div className={careerClass}>
        <div className={words}>
          <Text size="lead">
            <Message of={person.work} />
          </Text>
          <Text size="small">
            <Languages person={person} />
          </Text>
          <Text size="small">
            <Message of={person.career} />
          </Text>
        </div>
        <Signature person={person} />
      </div>
    </>
  )
}

function Languages({ person }: { readonly person: FounderProfile }) {
  return (
    <span>
      <Message of={copy.speaks} values={{ languages: useLanguageList(person.languages) }} />
    </span>
  )
}

function Signature({ person: { signature } }: { readonly person: FounderProfile }) {
  return signature !== undefined && <img className={signatureClass} src={signature} alt="" />
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
