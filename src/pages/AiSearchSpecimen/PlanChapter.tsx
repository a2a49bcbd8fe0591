import { Chapter } from './Chapter.tsx'
import { AreasTable } from './AreasTable.tsx'
import { sideBySide } from './dossier.css.ts'
import { PlanDrawing } from './PlanDrawing.tsx'

/** Land Registry against cadastre: the outlines, and who says what. */
export function PlanChapter() {
  return (
    <Chapter name="plan">
      <div className={sideBySide}>
        <PlanDrawing />
        <AreasTable />
      </div>
    </Chapter>
  )
}
