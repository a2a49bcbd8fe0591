import { areas, areaSources, askingPrice, builtArea } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { table as copy } from './copy.ts'
import { table, tableCaption, total } from './dossier.css.ts'

/** Euro for a square meter, to tens. */
const perMeter = (area: number): number => Math.round(askingPrice / area / 10) * 10

/** The areas of plot and buildings by source, and what a square meter costs with each. */
export function AreasTable() {
  const translate = useMessage()
  const { euro, number } = useFormats()
  return (
    <table className={table}>
      <caption className={tableCaption}>{translate(copy.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{translate(copy.area)}</th>
          {areaSources.map((source) => (
            <th key={source} scope="col">
              {translate(copy.sources[source])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((row) => (
          <tr key={row.id} className={row.id === 'built' ? total : undefined}>
            <th scope="row">{translate(copy.rows[row.id])}</th>
            {areaSources.map((source) => {
              const area = (row.by as Readonly<Record<string, number | undefined>>)[source]
              return (
                <td key={source}>
                  {area === undefined ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{translate(copy.silent)}</span>
                    </>
                  ) : (
                    number(area)
                  )}
                </td>
              )
            })}
          </tr>
        ))}
        <tr className={total}>
          <th scope="row">{translate(copy.perMeter)}</th>
          {areaSources.map((source) => (
            <td key={source}>{euro(perMeter(builtArea[source]))}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
