import { msg } from '@lingui/core/macro'
import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { telephoneHref } from '../../content/companyContact.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'

const rows = [
  {
    id: 'answer',
    term: msg({ message: `Answer`, comment: `Next to an inquiry form: who answers and when` }),
    detail: msg`From one of us, within {replyHours} hours, Monday to Saturday`,
  },
  {
    id: 'call',
    term: msg({ message: `First conversation`, comment: `Next to an inquiry form: the first conversation` }),
    detail: msg`An hour by video, at no charge`,
  },
  {
    id: 'mandate',
    term: msg({ message: `Mandate`, comment: `Next to an inquiry form: the contract between client and us` }),
    detail: msg`Half of our fee is due then, {feeExample2HalfGross} with VAT at {feeExample2Price}; if you don’t buy, we keep it, with <pricing>exceptions</pricing>`,
  },
  {
    id: 'phone',
    term: msg({ message: `Phone`, comment: `Way of reaching us; also the label of a form field` }),
    detail: msg`<call>{phone}</call>, Mon–Fri {weekdayHours}, Sat {saturdayHours}`,
  },
]

/** What follows an enquiry: who answers and when, the first call, the mandate. */
export function AfterSending() {
  const translate = useMessage()
  return (
    <Definitions
      items={rows.map(({ id, term, detail }) => ({
        id,
        term: translate(term),
        detail: <Message of={detail} components={{ call: <Link href={telephoneHref} /> }} />,
      }))}
    />
  )
}
