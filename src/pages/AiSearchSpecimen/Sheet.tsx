import type { ReactNode } from 'react'
import { SheetHead } from '../../sections/Dossier/SheetHead.tsx'
import { sheet } from './dossier.css.ts'

/** A sheet of the dossier: a page of A4 on paper. */
export function Sheet({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <div className={sheet} data-sheet={number}>
      <SheetHead number={number} />
      {children}
    </div>
  )
}
