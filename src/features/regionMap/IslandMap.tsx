import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../components/Picture/Picture.tsx'
import { mallorcaMap, mapViewBox, unitsPerKilometer } from '../../content/mallorcaMap.ts'
import { raisedRegions } from '../../content/pictures/raisedRegions.ts'
import { regions as relief } from '../../content/pictures/regions.ts'
import { regions, type Region, type RegionId } from '../../content/regions.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import { isWithinReach } from './isWithinReach.ts'
import { area, board, drawing, figure, hairline, layer, name } from './IslandMap.css.ts'

/** Hover delay before a region is selected, milliseconds, so that a pointer on its way to the list selects nothing. */
const restingTime = 180

/** Width of the map's column. */
const sizes = '(min-width: 64em) 50vw, 100vw'

/** Length of the scale bar, kilometers. */
const scaleBar = 20
const leaders = regions.map(({ id }) => mallorcaMap[id].leader ?? '').join('')
/** A name on a region that is painted blue. */
const isOnSea = (id: RegionId, selected: RegionId | ''): boolean =>
  id === selected && mallorcaMap[id].leader === undefined

type Props = {
  /** The visitor's price, whole euro. */
  readonly price: number
  readonly selected: RegionId | ''
  readonly pointed: RegionId | ''
  readonly onPoint: (id: RegionId | '') => void
  /** A mouse rests on a region. */
  readonly onRest: (id: RegionId) => void
  /** A tap, or a click. */
  readonly onTap: (id: RegionId) => void
}

/** The relief with the map's outlines over it: its regions react to pointers; keyboards and screen readers use the list. */
export function IslandMap({ price, selected, pointed, onPoint, onRest, onTap }: Props) {
  const translate = useMessage()
  const picture = useRef<SVGSVGElement>(null)
  usePointer(picture, { onPoint, onRest, onTap })
  const seen = useSeenRegions(selected, pointed)
  const look = (region: Region) => {
    if (region.id === selected) return 'selected'
    if (region.id === pointed) return 'pointed'
    return isWithinReach(region, price) ? 'quiet' : 'beyond'
  }
  return (
    <div className={board}>
      <Picture source={relief.source} alt={translate(relief.alt)} sizes={sizes} />
      {seen.map((id) => (
        <div key={id} className={layer[id === selected ? 'raised' : 'flat']} data-raised={id}>
          <Picture source={raisedRegions[id].source} alt="" sizes={sizes} tone="none" />
        </div>
      ))}
      <svg
        ref={picture}
        className={drawing}
        viewBox={mapViewBox}
        role="img"
        aria-label={translate(copy.mapTitle)}
        aria-describedby="map-description"
      >
        {regions.map((region) => (
          <path
            key={region.id}
            className={area[look(region)]}
            d={mallorcaMap[region.id].path}
            data-region={region.id}
          />
        ))}
        <path className={hairline} d={leaders} />
        {regions.map(({ id, name: text }) => (
          <text key={id} className={name[isOnSea(id, selected) ? 'light' : 'ink']} {...mallorcaMap[id].label}>
            {translate(text)}
          </text>
        ))}
        <path className={hairline} d={`M64 1270v20m0-10h${scaleBar * unitsPerKilometer}m0-10v20`} />
        <text className={figure} x={64} y={1256}>
          {`${scaleBar}\u00A0km`}
        </text>
      </svg>
      <p className="visually-hidden" id="map-description">
        {translate(copy.mapDescription)}
      </p>
    </div>
  )
}

type PointerEvents = Pick<Props, 'onPoint' | 'onRest' | 'onTap'>

/** A tap or click selects at once, hovering after a delay. */
function usePointer(picture: React.RefObject<SVGSVGElement | null>, events: PointerEvents): void {
  const current = useRef(events)
  useEffect(() => {
    current.current = events
  })
  useEffect(() => {
    const element = picture.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const idAt = ({ target }: Event) => {
      const id = target instanceof SVGElement ? target.dataset['region'] : undefined
      return regions.find((region) => region.id === id)?.id
    }
    const over = (event: PointerEvent) => {
      clearTimeout(timer)
      if (event.pointerType !== 'mouse') return
      const id = idAt(event)
      current.current.onPoint(id ?? '')
      if (id !== undefined) timer = setTimeout(() => current.current.onRest(id), restingTime)
    }
    const leave = () => {
      clearTimeout(timer)
      current.current.onPoint('')
    }
    const click = (event: MouseEvent) => {
      const id = idAt(event)
      if (id !== undefined) current.current.onTap(id)
    }
    element?.addEventListener('pointerover', over)
    element?.addEventListener('pointerleave', leave)
    element?.addEventListener('click', click)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('pointerover', over)
      element?.removeEventListener('pointerleave', leave)
      element?.removeEventListener('click', click)
    }
  }, [picture])
}

/** The regions that have been selected or pointed at so far: their raised pictures are needed. */
function useSeenRegions(selected: RegionId | '', pointed: RegionId | ''): readonly RegionId[] {
  const [seen, setSeen] = useState<readonly RegionId[]>(selected === '' ? [] : [selected])
  useEffect(() => {
    const missing = [selected, pointed].filter((id) => id !== '')
    setSeen((known) => (missing.every((id) => known.includes(id)) ? known : [...new Set([...known, ...missing])]))
  }, [selected, pointed])
  return seen
}
