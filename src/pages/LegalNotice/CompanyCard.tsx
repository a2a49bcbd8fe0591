import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { card } from './LegalNotice.css.ts'
import { company } from './copy.ts'

const links: Readonly<Record<string, string>> = { phone: telephoneHref, email: emailHref }

/** Company details of the site's operator. */
export function CompanyCard() {
  const translate = useMessage()
  return (
    <div className={card}>
      <Heading level={2} size="label">
        {translate(company.title)}
      </Heading>
      <Definitions
        items={company.rows.map(({ id, label, value }) => {
          const href = links[id]
          const text = <Message of={value} />
          return { id, term: translate(label), detail: href === undefined ? text : <Link href={href}>{text}</Link> }
        })}
      />
      <Text size="small">
        <Message of={company.basis} />
      </Text>
    </div>
  )
}
