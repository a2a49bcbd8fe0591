import { Area, Dimension, Drawing, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { front as copy } from './copy.ts'
import { full } from './drawings.css.ts'
import { Ground } from './front/Ground.tsx'
import { House } from './front/House.tsx'
import { project, scale } from './front/plane.ts'
import { Porch } from './front/Porch.tsx'
import { cypress } from './outline.ts'
import { useFormats } from './useFormats.ts'

/** Where each cypress grows, and its height; meters. */
const cypresses = [
  [3.4, 0, 6.2],
  [4.9, 0, 4.8],
  [32.6, -1, 7],
] as const

/** The southwest front of the house, as seen from below the terrace. */
export function FrontDrawing() {
  const translate = useMessage()
  const { measure } = useFormats()
  return (
    <Drawing
      className={full}
      width={800}
      height={306}
      title={translate(copy.title)}
      description={translate(copy.description)}
      caption={translate(copy.caption)}
    >
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
      <Dimension from={8} to={8 + 5 * scale} y={302}>
        {measure(5, 'm')}
      </Dimension>
    </Drawing>
  )
}
