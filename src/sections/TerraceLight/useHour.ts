import { useLayoutEffect, useRef, useState } from 'react'
import { darkHour, lightDays, nearestHour, type LightDay } from '../../content/terraceLight.ts'

export const days = Object.keys(lightDays) as LightDay[]

/** The hour of the picture; `controls` holds a slider of minutes and a radio button for each day, moved before hydration or not. */
export function useHour() {
  const controls = useRef<HTMLDivElement>(null)
  const [hour, setHour] = useState(darkHour)
  const choose = (day: LightDay, time: number) => setHour({ day, minute: nearestHour(day, time) })
  useLayoutEffect(() => {
    const valueOf = (selector: string) => controls.current?.querySelector<HTMLInputElement>(selector)?.value
    const day = days.find((name) => name === valueOf(':checked')) ?? darkHour.day
    const time = Number(valueOf('[type="range"]'))
    if (day !== darkHour.day || time !== darkHour.minute) choose(day, time)
  }, [])
  return { hour, choose, controls }
}
