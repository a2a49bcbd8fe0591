import {
  choice,
  choices,
  description,
  group,
  label,
  legend as legendClass,
  note as noteClass,
  radio,
} from './ChoiceGroup.css.ts'

type Choice = { readonly value: string; readonly label: string; readonly description: string }
type Props = {
  readonly id: string
  readonly name: string
  readonly legend: string
  /** Muted note after the legend, for example "optional". */
  readonly note?: string
  readonly items: readonly Choice[]
}

/** Radio buttons in ruled rows, each with a line of explanation. */
export function ChoiceGroup({ id, name, legend, note, items }: Props) {
  return (
    <fieldset className={group} id={id}>
      <legend className={legendClass}>
        <span>{legend}</span>
        {note !== undefined && <span className={noteClass}> ({note})</span>}
      </legend>
      <div className={choices}>
        {items.map((item) => (
          <label key={item.value} className={choice}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={item.value}
              aria-describedby={`${id}-${item.value}`}
              aria-labelledby={`${id}-${item.value}-label`}
            />
            <span className={label} id={`${id}-${item.value}-label`}>
              {item.label}
            </span>
            <span className={description} id={`${id}-${item.value}`}>
              {item.description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
