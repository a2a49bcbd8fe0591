import { useEffect, useEffectEvent, useState } from 'react'

/** How long each hour is shown, milliseconds. */
const hold = 1400

type Props = {
  readonly hours: readonly number[]
  readonly hour: number
  /** The picture of the hour is on the screen. */
  readonly isShown: boolean
  readonly onTurn: (hour: number) => void
}

/** Turns the hours one after the other, each after its picture is shown; goes on after a pause, else begins with the first. */
export function usePlayback({ hours, hour, isShown, onTurn }: Props) {
  const [state, setState] = useState<'stopped' | 'playing' | 'paused'>('stopped')
  const turn = useEffectEvent(() => {
    const next = hours[hours.indexOf(hour) + 1]
    if (next === undefined) setState('stopped')
    else onTurn(next)
  })
  useEffect(() => {
    if (state !== 'playing' || !isShown) return undefined
    const timer = setTimeout(turn, hold)
    return () => clearTimeout(timer)
  }, [state, isShown, hour])
  function toggle() {
    if (state === 'stopped' && hours[0] !== undefined) onTurn(hours[0])
    setState(state === 'playing' ? 'paused' : 'playing')
  }
  return { isPlaying: state === 'playing', toggle, stop: () => setState('stopped') }
}
