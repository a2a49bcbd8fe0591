import { useId } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { terracePictureName } from '../../content/pictures/terrace.ts'
import { sunDates } from '../../content/specimen.ts'
import { hoursOf, lightAt, lightDays } from '../../content/terraceLight.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { copy, states } from './copy.ts'
import * as styles from './TerraceLight.css.ts'
import { TurnedPicture } from './TurnedPicture.tsx'
import { useDecoded } from './useDecoded.ts'
import { days, useHour } from './useHour.ts'
import { usePlayback } from './usePlayback.ts'

type Props = {
  /** Rendered width, as in the `sizes` attribute. */
  readonly sizes: string
}

/** The terrace of House no. 7 at an hour that the visitor chooses, first at the one at which the ridge takes the sun. */
export function TerraceLight({ sizes }: Props) {
  const translate = useMessage()
  const id = useId()
  const { clock, day: dayName } = useFormats()
  const { hour, choose, controls } = useHour()
  const { day, minute } = hour
  const { isShown, ...picture } = useDecoded(terracePictureName(hour))
  const { isPlaying, toggle, stop } = usePlayback({
    hours: hoursOf(day),
    hour: minute,
    isShown,
    onTurn: (time) => choose(day, time),
  })
  const turn = (...to: Parameters<typeof choose>) => {
    stop()
    choose(...to)
  }

  const { first, last, step } = lightDays[day]
  const { state } = lightAt(hour)
  const values = { time: clock(minute) }
  return (
    <div className={styles.room}>
      <figure className={styles.figure}>
        <TurnedPicture {...picture} sizes={sizes} />
        <figcaption className={styles.panel}>
          <output className={styles.hour} htmlFor={id} aria-live={isPlaying ? 'polite' : 'off'}>
            <Message key={state} of={states[state]} values={values} />
          </output>
          <div ref={controls} className={styles.controls}>
            <input
              className={styles.slider}
              id={id}
              type="range"
              min={first}
              max={last}
              step={step}
              value={minute}
              aria-label={translate(copy.hour)}
              aria-valuetext={translate(states[state], values)}
              onChange={({ currentTarget }) => turn(day, Number(currentTarget.value))}
            />
            <span className={styles.end}>{clock(first)}</span>
            <span className={styles.end}>{clock(last)}</span>
            <fieldset className={styles.days}>
              <legend className="visually-hidden">{translate(copy.day)}</legend>
              {days.map((option) => (
                <label key={option} className={styles.day}>
                  <input
                    className={styles.radio}
                    type="radio"
                    name={id}
                    value={option}
                    checked={option === day}
                    onChange={() => turn(option)}
                  />
                  {dayName(sunDates[option])}
                </label>
              ))}
            </fieldset>
            <Button tone="outline" onClick={toggle}>
              {translate(isPlaying ? copy.pause : copy.play)}
            </Button>
          </div>
          <Text size="small">
            <Message of={copy.caption} values={{ day: dayName(sunDates[day]) }} />
          </Text>
        </figcaption>
      </figure>
    </div>
  )
}
