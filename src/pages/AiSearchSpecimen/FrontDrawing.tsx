import type { ComponentProps } from 'react'
import { Area, Dimension, Drawing, Stroke } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useMeasures } from '../../sections/Dossier/useMeasures.ts'
import { full } from '../../styles/lettering.css.ts'
import { front as copy } from './copy.ts'
import layers from './houseFront.json'

const areas = ['plaster', 'limewash', 'wash'] as const
const isArea = (tone: string): tone is (typeof areas)[number] => areas.includes(tone as never)
/** What is painted, one after the other: areas and lines, 22 pixels a meter. */
const parts = layers.flatMap(Object.entries) as readonly (readonly [
  (typeof areas)[number] | NonNullable<ComponentProps<typeof Stroke>['tone']>,
  string,
])[]

/** The southwest front of House no. 7, as seen from below the terrace, with its scale. */
export function FrontDrawing() {
  const translate = useMessage()
  const { measure } = useMeasures()
  return (
    <Drawing
      className={full}
      width={800}
      height={306}
      title={translate(copy.title)}
      description={translate(copy.description)}
      caption={translate(copy.caption)}
    >
      {parts.map(([tone, d]) =>
        isArea(tone) ? <Area key={tone + d} tone={tone} d={d} /> : <Stroke key={tone + d} tone={tone} d={d} />,
      )}
      <Dimension from={8} to={118} y={302}>
        {measure(5, 'm')}
      </Dimension>
    </Drawing>
  )
}
