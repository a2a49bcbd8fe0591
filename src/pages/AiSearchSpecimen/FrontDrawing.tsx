import { Dimension } from '../../components/Drawing/Drawing.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useMeasures } from '../../sections/Dossier/useMeasures.ts'
import { HouseFront } from './HouseFront/HouseFront.tsx'
import { scale } from './HouseFront/plane.ts'
import { front as copy } from './copy.ts'
import { full } from '../../styles/lettering.css.ts'

/** The front of the house with its scale. */
export function FrontDrawing() {
  const translate = useMessage()
  const { measure } = useMeasures()
  return (
    <HouseFront
      className={full}
      title={translate(copy.title)}
      description={translate(copy.description)}
      caption={translate(copy.caption)}
    >
      <Dimension from={8} to={8 + 5 * scale} y={302}>
        {measure(5, 'm')}
      </Dimension>
    </HouseFront>
  )
}
