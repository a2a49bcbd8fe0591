import { Picture } from '../../components/Picture/Picture.tsx'
import { villa } from '../../content/pictures/villa.ts'
import type { Spot } from './spots.ts'
import { frame, picture } from './VillaDetail.css.ts'

/** A part of the hero's picture, in the same file: its `sizes` are those of the hero. */
export function VillaDetail({ id }: { readonly id: Spot }) {
  return (
    <div className={frame}>
      <Picture className={picture[id]} source={villa.source} alt="" sizes="(min-width: 64em) 60vw, 100vw" />
    </div>
  )
}
