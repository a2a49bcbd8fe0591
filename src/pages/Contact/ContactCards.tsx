import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { mapHref } from '../../content/reach.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useWhatsAppHref } from '../../sections/WhatsApp/useWhatsAppHref.ts'
import { proof } from './Contact.css.ts'
import { cards, proof as proofText } from './copy.ts'

/** Four ways to reach us: phone, WhatsApp, e-mail, office; below them, who we are by law. */
export function ContactCards() {
  const translate = useMessage()
  const hrefs = { phone: telephoneHref, whatsapp: useWhatsAppHref(), email: emailHref, office: mapHref }
  return (
    <>
      <CardGrid columns={4}>
        {cards.map(({ id, title, text, action }) => (
          <Card
            key={id}
            level={2}
            title={translate(title)}
            footer={
              <Link href={hrefs[id]} tone="strong">
                {translate(action)}
              </Link>
            }
          >
            <Message of={text} />
          </Card>
        ))}
      </CardGrid>
      <p className={proof}>
        <Message of={proofText} />
      </p>
    </>
  )
}
