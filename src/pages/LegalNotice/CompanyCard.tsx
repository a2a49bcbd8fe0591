import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { basis, detail, details, name, names, row, term } from './CompanyCard.css.ts'
import { company } from './copy.ts'

const links: Readonly<Record<string, string>> = { phone: telephoneHref, email: emailHref }

/** Company details of the site's operator. */
export function CompanyCard() {
  const translate = useMessage()
  return (
    <>
      <Heading level={2} size="label">
        {translate(company.title)}
      </Heading>
      <dl className={names}>
        <div>
          <dt className={term}>{translate(company.legalName.label)}</dt>
          <dd className={name}>{translate(company.legalName.value)}</dd>
        </div>
        <div>
          <dt className={term}>{translate(company.tradeName.label)}</dt>
          <dd className={name}>{translate(company.tradeName.value)}</dd>
        </div>
      </dl>
      <dl className={details}>
        {company.rows.map(({ id, label, value }) => {
          const href = links[id]
          const text = <Message of={value} />
          return (
            <div key={id} className={row}>
              <dt className={term}>{translate(label)}</dt>
              <dd className={detail}>{href === undefined ? text : <Link href={href}>{text}</Link>}</dd>
            </div>
          )
        })}
      </dl>
      <div className={basis}>
        <Text size="small">
          <Message of={company.basis} />
        </Text>
      </div>
    </>
  )
}
