import type { RefObject } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import { terrace, terracePicture } from '../../content/pictures/terrace.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { frame, layer } from './TerraceLight.css.ts'
import type { Layer } from './useDecoded.ts'

type Props = {
  readonly layers: readonly Layer[]
  readonly pending: RefObject<HTMLDivElement | null>
  readonly sizes: string
}

/** The picture of an hour above the one before it and below the one that loads. */
export function TurnedPicture({ layers, pending, sizes }: Props) {
  const translate = useMessage()
  return (
    <div className={frame}>
      {layers.map(({ name, place }) => (
        <div key={name} ref={place === 'pending' ? pending : undefined} className={layer[place]} data-picture={name}>
          <Picture source={terracePicture(name)} alt={place === 'before' ? '' : translate(terrace.alt)} sizes={sizes} />
        </div>
      ))}
    </div>
  )
}
