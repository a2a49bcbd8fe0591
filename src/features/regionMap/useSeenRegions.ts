import { useEffect, useState } from 'react'
import type { RegionId } from '../../content/regions.ts'

/** The regions that have been selected or pointed at so far: their raised pictures are needed. */
export function useSeenRegions(selected: RegionId | '', pointed: RegionId | ''): readonly RegionId[] {
  const [seen, setSeen] = useState<readonly RegionId[]>(selected === '' ? [] : [selected])
  useEffect(() => {
    const missing = [selected, pointed].filter((id) => id !== '')
    setSeen((known) => (missing.every((id) => known.includes(id)) ? known : [...new Set([...known, ...missing])]))
  }, [selected, pointed])
  return seen
}
