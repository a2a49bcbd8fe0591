import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import {
  annexInAsking,
  askingPrice,
  dossierDate,
  offers,
  porchInAsking,
  specimen,
  worksInShort,
} from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { TerraceLight } from '../../sections/TerraceLight/TerraceLight.tsx'
import { useHref } from '../../routing/usePage.ts'
import { dossier as copy } from './copy.ts'
import * as styles from './Dossier.css.ts'

type Row = { readonly id: keyof typeof copy.rows; readonly amount: string; readonly isLoss?: boolean }

/** The first page of the sample dossier next to the light on the terrace: what the house is, what is wrong with it, and what it is worth. */
export function Dossier() {
  const translate = useMessage()
  const href = useHref()
  const { date, euro } = useFormats()
  const { opening, fair, limit } = offers
  const adjustment = fair.value - (askingPrice - annexInAsking - porchInAsking)
  const sum = [
    { id: 'asking', amount: euro(askingPrice) },
    { id: 'annex', amount: `−${euro(annexInAsking)}`, isLoss: true },
    { id: 'porch', amount: `−${euro(porchInAsking)}`, isLoss: true },
    { id: 'comparables', amount: `${adjustment < 0 ? '−' : '+'}${euro(Math.abs(adjustment))}` },
    { id: 'roof', amount: `−${euro(worksInShort.roof)}`, isLoss: true },
    { id: 'demolition', amount: `−${euro(worksInShort.demolition)}`, isLoss: true },
  ] as const
  const row = ({ id, amount, isLoss }: Row) => (
    <tr key={id}>
      <th scope="row">{translate(copy.rows[id])}</th>
      <td className={isLoss ? styles.loss : undefined}>{amount}</td>
    </tr>
  )
  return (
    <Section tone="plaster">
      <div className={styles.intro}>
        <div className={styles.titles}>
          <Text size="label">{translate(copy.label)}</Text>
          <Heading level={2}>
            <span className={styles.sentence}>{translate(copy.title.asking, { asking: euro(askingPrice) })}</span>{' '}
            <span className={styles.sentence}>{translate(copy.title.ours, { ours: euro(fair.price) })}</span>
          </Heading>
        </div>
        <Text>{translate(copy.text)}</Text>
      </div>
      <p className={styles.difference}>−{euro(askingPrice - fair.price)}</p>
      <div className={styles.spread}>
        <TerraceLight sizes="(min-width: 64em) 54vw, 92vw" />
        <article className={styles.paper}>
          <div className={styles.running}>
            <p>{translate(copy.mark)}</p>
            <p>
              <time dateTime={dossierDate}>{date(dossierDate)}</time>
            </p>
          </div>
          <div className={styles.title}>
            <Heading level={3} size="section">
              {translate(specimen.house)}
            </Heading>
            <Text size="small">{translate(specimen.place)}</Text>
          </div>
          <table className={styles.sums}>
            <caption className="visually-hidden">{translate(copy.caption)}</caption>
            <tbody>
              {sum.map(row)}
              <tr className={styles.ours}>
                <th scope="row">{translate(copy.rows.ours)}</th>
                <td>{euro(fair.price)}</td>
              </tr>
            </tbody>
          </table>
          <Text size="small">{translate(copy.offers, { opening: euro(opening.price), limit: euro(limit.price) })}</Text>
          <Link href={href('aiSearchSpecimen')} tone="strong">
            {translate(copy.link)}
          </Link>
        </article>
      </div>
    </Section>
  )
}
