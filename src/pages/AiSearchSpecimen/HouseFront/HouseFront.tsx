import type { ReactNode } from 'react'
import { Area, Drawing, Stroke } from '../../../components/Drawing/Drawing.tsx'
import { cypress } from '../../../lib/outline.ts'
import { Ground } from './Ground.tsx'
import { House } from './House.tsx'
import { project } from './plane.ts'
import { Porch } from './Porch.tsx'

/** Where each cypress grows, and its height; meters. */
const cypresses = [
  [3.4, 0, 6.2],
  [4.9, 0, 4.8],
  [32.6, -1, 7],
] as const

type Props = {
  readonly title: string
  readonly description: string
  readonly caption: string
  readonly className?: string
  /** Below the house, such as a dimension. */
  readonly children?: ReactNode
}

/** The southwest front of House no. 7, as seen from below the terrace. */
export function HouseFront({ children, ...texts }: Props) {
  return (
    <Drawing width={800} height={children === undefined ? 276 : 306} {...texts}>
      <Stroke
        tone="quiet"
        d="M0 92L62 78L120 42L172 24L216 30L264 54L320 60L374 44L432 26L488 10L542 8L602 28L652 52L708 64L762 68L800 82"
      />
      <House />
      <Porch />
      {cypresses.map(([x, foot, height]) => (
        <g key={x}>
          <Area tone="limewash" d={cypress([x, foot], height, project)} />
          <Stroke d={cypress([x, foot], height, project)} />
        </g>
      ))}
      <Ground />
      {children}
    </Drawing>
  )
}
