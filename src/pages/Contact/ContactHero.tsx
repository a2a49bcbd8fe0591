import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { mapHref } from '../../content/reach.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { useWhatsAppHref } from '../../sections/WhatsApp/useWhatsAppHref.ts'
import { action, columns, directory, label, list, note, row, title, words } from './ContactHero.css.ts'
import { hero, proof, ways } from './copy.ts'

/** Opens the page with the four ways to reach us: phone, WhatsApp, e-mail, office. */
export function ContactHero() {
  const translate = useMessage()
  const hrefs = { phone: telephoneHref, whatsapp: useWhatsAppHref(), email: emailHref, office: mapHref }
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <div className={columns}>
        <div className={title}>
          <Heading level={1}>
            <Message of={hero.title} />
          </Heading>
        </div>
        <div className={directory}>
          <ul className={list}>
            {ways.map((way) => (
              <li key={way.id}>
                <Link href={hrefs[way.id]} tone="plain" className={row}>
                  <span className={label}>{translate(way.label)}</span>
                  <span className={action}>{translate(way.action)}</span>
                  {'note' in way && <span className={note}>{translate(way.note)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={words}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
          <Text size="small">
            <Message of={proof} />
          </Text>
        </div>
      </div>
    </HeroFrame>
  )
}
