import { useLayoutEffect, useRef, useState } from 'react'
import { darkHour, lightDays, nearestHour, type LightDay } from '../../content/terraceLight.ts'

export const days = Object.keys(lightDays) as LightDay[]

/**
 * The hour of the picture: of the chosen day, the nearest to the time that was chosen last. `controls` holds a slider of minutes
 * and a radio button for each day; the visitor may have moved them before hydration.
 */
export function useHour() {
  const controls = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState({ day: darkHour.day, time: darkHour.minute })
  const choose = (day: LightDay, time = chosen.time) => setChosen({ day, time })
  useLayoutEffect(() => {
    const valueOf = (selector: string) => controls.current?.querySelector<HTMLInputElement>(selector)?.value
    const day = days.find((name) => name === valueOf(':checked')) ?? darkHour.day
    const time = Number(valueOf('[type="range"]'))
    if (day !== darkHour.day || time !== darkHour.minute) choose(day, time)
  }, [])
  const hour = { day: chosen.day, minute: nearestHour(chosen.day, chosen.time) }
  return { hour, choose, controls }
}
