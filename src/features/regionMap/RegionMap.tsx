import { useEffect, useRef, useState } from 'react'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { guideAnchor } from '../../content/guideAnchors.ts'
import { regions, type RegionId } from '../../content/regions.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import { IslandMap } from './IslandMap.tsx'
import { Reach } from './Reach.tsx'
import { RegionName, RegionText } from './RegionEntry.tsx'
import { columns, head, list, map, source } from './RegionMap.css.ts'

const isRegionId = (id: string): id is RegionId => regions.some((region) => region.id === id)
/** Opened in the prerendered page. */
const firstShown: RegionId = 'west'

type Props = {
  /** The visitor's price, whole euro. */
  readonly price: number
  /** A region to open from outside, for instance by a search: each other object opens it again. */
  readonly opened?: { readonly id: RegionId } | undefined
}

/**
 * Six regions, as a map and as a list that are one control: the buttons of the list hold the state and serve keyboards
 * and screen readers. Pointing at or focusing an entry marks its region on the map; a press opens it on both sides.
 */
export function RegionMap({ price, opened }: Props) {
  const translate = useMessage()
  const [selected, setSelected] = useState<RegionId | ''>(firstShown)
  const [pointed, setPointed] = useState<RegionId | ''>('')
  const entries = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened !== undefined) setSelected(opened.id)
  }, [opened])
  const tap = (id: RegionId) => {
    setSelected(id)
    // On a phone the list is below the map. The entry is measured once it is open.
    requestAnimationFrame(() => document.getElementById(guideAnchor.region(id))?.scrollIntoView({ block: 'nearest' }))
  }
  useListEvents(entries, setPointed)
  return (
    <Section tone="plaster" padding="below" id="regions" labelledBy="regions-title">
      <div className={head}>
        <Heading level={3} size="chapter" id="regions-title">
          {translate(copy.title)}
        </Heading>
        <Reach price={price} />
      </div>
      <div className={columns}>
        <figure className={map}>
          <IslandMap
            price={price}
            selected={selected}
            pointed={pointed}
            onPoint={setPointed}
            onRest={setSelected}
            onTap={tap}
          />
          <figcaption className={source}>{translate(copy.source)}</figcaption>
        </figure>
        <div ref={entries} className={list}>
          <Accordion
            level={4}
            value={selected}
            onChange={(id) => setSelected(isRegionId(id) ? id : '')}
            items={regions.map((region) => ({
              id: region.id,
              anchor: guideAnchor.region(region.id),
              title: <RegionName region={region} price={price} isPointed={pointed === region.id} />,
              content: <RegionText region={region} />,
            }))}
          />
          <Text size="small">{translate(copy.priceNote)}</Text>
        </div>
      </div>
    </Section>
  )
}

/** Reports the entry that is hovered or has keyboard focus. A press is handled separately (a toggle). */
function useListEvents(listRef: React.RefObject<HTMLElement | null>, onPoint: (id: RegionId | '') => void): void {
  useEffect(() => {
    const element = listRef.current
    const idAt = ({ target }: Event) => {
      if (!(target instanceof Element)) return undefined
      return regions.find(({ id }) => target.closest(`#${guideAnchor.region(id)}`) !== null)?.id
    }
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onPoint(idAt(event) ?? '')
    }
    const leave = () => onPoint('')
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches('button:focus-visible')) onPoint(idAt(event) ?? '')
    }
    element?.addEventListener('pointerover', point)
    element?.addEventListener('pointerleave', leave)
    element?.addEventListener('focusin', focus)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('pointerover', point)
      element?.removeEventListener('pointerleave', leave)
      element?.removeEventListener('focusin', focus)
      element?.removeEventListener('focusout', leave)
    }
  }, [listRef, onPoint])
}
