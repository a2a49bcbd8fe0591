import type { ComponentProps } from 'react'
import { edgeButton } from './Button.css.ts'

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'popoverTarget' | 'popoverTargetAction' | 'children'>

/** A word that opens or closes something, at the right edge of its container: its letters end at the edge. */
export function EdgeButton(props: Props) {
  return <button type="button" className={edgeButton} {...props} />
}
