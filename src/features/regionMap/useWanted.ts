import { useEffect, useState } from 'react'
import type { RegionId } from '../../content/regions.ts'

/** The regions whose raised picture is needed: the selected one, each that was pointed at, and those before them. */
export function useWanted(selected: RegionId | '', pointed: RegionId | ''): readonly RegionId[] {
  const [wanted, setWanted] = useState<readonly RegionId[]>(selected === '' ? [] : [selected])
  useEffect(() => {
    const missing = [selected, pointed].filter((id) => id !== '')
    setWanted((known) => (missing.every((id) => known.includes(id)) ? known : [...new Set([...known, ...missing])]))
  }, [selected, pointed])
  return wanted
}
