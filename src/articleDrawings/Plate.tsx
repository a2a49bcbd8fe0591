import type { ReactNode } from 'react'
import { Area, Drawing } from '../components/Drawing/Drawing.tsx'
import { articleDrawing } from '../features/blog/sanitiser/ownPictures.ts'

/** Lines at the edge of a picture are cut in half: drawings end half a line before it. */
export const [left, right] = [0.5, articleDrawing.width - 0.5]
export const length = right - left

type Props = { readonly title: string; readonly description: string; readonly children: ReactNode }

/** The drawing of an article on a ground of its own, which dark surroundings do not change. */
export function Plate({ title, description, children }: Props) {
  return (
    <Drawing {...articleDrawing} title={title} description={description}>
      <Area look="limewash" d={box(0, 0, articleDrawing.width, articleDrawing.height)} />
      {children}
    </Drawing>
  )
}

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`
