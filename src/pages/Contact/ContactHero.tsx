import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { contactRemark } from '../../content/founders.ts'
import { street } from '../../content/pictures/street.ts'
import { mapHref } from '../../content/reach.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Founders } from '../../sections/Founders/Founders.tsx'
import { HalfPicture } from '../../sections/HalfPicture/HalfPicture.tsx'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { Remark } from '../../sections/Remark/Remark.tsx'
import { useWhatsAppHref } from '../../sections/WhatsApp/useWhatsAppHref.ts'
import {
  across,
  action,
  columns,
  half,
  label,
  lead,
  list,
  note,
  people,
  remark,
  row,
  way as wayClass,
  words,
} from './ContactHero.css.ts'
import { hero, ways } from './copy.ts'

/** Opens the page with the two who answer, the street of our office and the four ways to reach us: phone, WhatsApp, e-mail, office. */
export function ContactHero() {
  const translate = useMessage()
  const hrefs = { phone: telephoneHref, whatsapp: useWhatsAppHref(), email: emailHref, office: mapHref }
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <div className={columns}>
        <Heading level={1}>
          <Message of={hero.title} />
        </Heading>
        <div className={people}>
          <Founders look="rows" />
        </div>
        <div className={words}>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
          <div className={lead}>
            <Text size="lead">
              <Message of={hero.lead} />
            </Text>
          </div>
        </div>
        <div className={half}>
          <HalfPicture side="right" picture={street} width="50vw" onPhones="landscape" isPriority />
        </div>
        <div className={remark}>
          <Remark remark={contactRemark} />
        </div>
        <ul className={`${list} ${across}`}>
          {ways.map((way) => (
            <li key={way.id} className={wayClass}>
              <Link href={hrefs[way.id]} tone="plain" className={row}>
                <span className={label}>{translate(way.label)}</span>
                <span className={action}>{translate(way.action)}</span>
                {'note' in way && <span className={note}>{translate(way.note)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </HeroFrame>
  )
}
