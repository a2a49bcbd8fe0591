import type { ReactNode } from 'react'
import { specimen } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { sheet as copy } from './copy.ts'
import { mark, running, sheet } from './dossier.css.ts'

export const sheetCount = 5

/** A sheet of the dossier: a page of A4 on paper. Each says that it is a specimen. */
export function Sheet({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const translate = useMessage()
  return (
    <div className={sheet} data-sheet={number}>
      <div className={running}>
        <p>
          <span className={mark}>{translate(specimen.mark)}</span>
        </p>
        <p>{translate(copy.number, { number, count: sheetCount })}</p>
      </div>
      {children}
    </div>
  )
}
