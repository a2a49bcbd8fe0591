import { specimen } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { sheet as copy } from './copy.ts'
import { mark, part, running } from './SheetHead.css.ts'

const sheetCount = 5

/** Head of a sheet of the dossier: that it is a specimen, and its number. */
export function SheetHead({ number }: { readonly number: number }) {
  const translate = useMessage()
  return (
    <div className={running}>
      <p className={mark}>{translate(specimen.mark)}</p>
      <p className={part}>{translate(copy.number, { number, count: sheetCount })}</p>
    </div>
  )
}
