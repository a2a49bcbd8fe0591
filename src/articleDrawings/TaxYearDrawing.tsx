import type { MessageDescriptor } from '@lingui/core'
import { Area, Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { localeTags } from '../i18n/locales.ts'
import { useMessage } from '../i18n/Message.tsx'
import { taxYear as copy } from './copy.ts'
import { box, left, length, Plate, right } from './Plate.tsx'

type Day = readonly [month: number, day: number]
type Row = {
  readonly id: 'town' | 'rent' | 'ownUse' | 'american' | 'wealth' | 'solidarity' | 'british'
  readonly from?: Day
  readonly until: Day
  readonly extendedTo?: Day
  /** In place of the date. */
  readonly remark?: MessageDescriptor
}
const rows = {
  town: { id: 'town', until: [12, 31], remark: copy.townDates },
  rent: { id: 'rent', from: [4, 1], until: [4, 20] },
  ownUse: { id: 'ownUse', from: [4, 1], until: [12, 31] },
  american: { id: 'american', until: [4, 15], extendedTo: [10, 15] },
  wealth: { id: 'wealth', until: [6, 30] },
  solidarity: { id: 'solidarity', from: [7, 1], until: [7, 31] },
  british: { id: 'british', until: [1, 31] },
} as const satisfies Record<string, Row>
const owners = {
  abroad: [rows.town, rows.rent, rows.ownUse, rows.american, rows.wealth, rows.solidarity, rows.british],
  german: [rows.town, rows.rent, rows.ownUse, rows.wealth, rows.solidarity],
} as const satisfies Record<string, readonly Row[]>

const year = 2027
const dateOf = ([month, day]: Day): Date => new Date(Date.UTC(year, month - 1, day))
/** A day in the year, 0 to 1; the last day of a period counts. */
const across = (day: Day, isEnd = false): number => {
  const days = (dateOf(day).getTime() - dateOf([1, 1]).getTime()) / 86_400_000
  return left + ((days + (isEnd ? 1 : 0)) / 365) * length
}
/** Within a month, the spaces that English has around the dash. */
const spacedDash = /(?<=\d)\s–\s(?=\d{1,2}$)/
const bottom = 290

/** The taxes of an owner in the months in which they are due. */
export function TaxYearDrawing({ owner }: { readonly owner: keyof typeof owners }) {
  const translate = useMessage()
  const { intl } = localeTags[useLanguage().language]
  const format = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(intl, { month: 'short', timeZone: 'UTC' })
  const dates = ({ from, until }: Row) =>
    from === undefined
      ? format.format(dateOf(until))
      : format.formatRange(dateOf(from), dateOf(until)).replace(spacedDash, '–')
  const label = (row: Row): string => {
    if (row.remark !== undefined) return translate(row.remark)
    if (row.extendedTo === undefined) return dates(row)
    return translate(copy.extended, { last: dates(row), extended: format.format(dateOf(row.extendedTo)) })
  }
  const shown: readonly Row[] = owners[owner]
  const height = (bottom - 8) / shown.length
  const values = {
    ...Object.fromEntries(Object.values(rows).map((row) => [row.id, dates(row)])),
    extended: format.format(dateOf(rows.american.extendedTo)),
  }
  return (
    <Plate title={translate(copy.title)} description={translate(copy[owner], values)}>
      {Array.from({ length: 11 }, (_, at) => (
        <Stroke key={at} look="quiet" d={`M${across([at + 2, 1])} ${bottom - 6}v6`} />
      ))}
      {shown.map((row, at) => (
        <g key={row.id}>
          <Label look="strong" x={left} y={at * height + 14}>
            {translate(copy[row.id])}
          </Label>
          <Label look={row.remark === undefined ? 'accent' : 'note'} x={right} y={at * height + 14} align="end">
            {label(row)}
          </Label>
          <Period {...row} y={at * height + 24} />
        </g>
      ))}
      <Stroke d={`M${left} ${bottom}H${right}M${left} ${bottom - 6}v6M${right} ${bottom - 6}v6`} />
      {[1, 4, 7, 10].map((at) => (
        <Label key={at} x={across([at, 1])} y={bottom + 20}>
          {month.format(dateOf([at, 1]))}
        </Label>
      ))}
    </Plate>
  )
}

/** A period as a block, a last day as a mark on the line of the year. */
function Period({ from, until, extendedTo, remark, y }: Row & { readonly y: number }) {
  const end = across(until, true)
  if (remark !== undefined) return <Stroke look="dashed" d={`M${left} ${y + 4.5}H${right}`} />
  return (
    <>
      <Stroke look="quiet" d={`M${left} ${y + 4.5}H${right}`} />
      {from === undefined ? (
        <Area look="accent" d={box(end - 4, y, 4, 9)} />
      ) : (
        <Area look="accent" d={box(across(from), y, end - across(from), 9)} />
      )}
      {extendedTo !== undefined && <Stroke look="accent" d={`M${end} ${y + 4.5}H${across(extendedTo, true)}v-4.5`} />}
    </>
  )
}
