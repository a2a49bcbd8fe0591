import type { ComponentProps } from 'react'
import { edgeButton } from './Button.css.ts'

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'popoverTarget' | 'popoverTargetAction' | 'children'>

/** Text button at the right edge of its container; its text is flush with the edge. */
export function EdgeButton(props: Props) {
  return <button type="button" className={edgeButton} {...props} />
}
