import { Button, type ButtonProps } from '../../components/Button/Button.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { callToAction } from './copy.ts'

/** The button to the scheduling page, which opens in a new tab. */
export function Schedule({ tone = 'sea' }: Pick<ButtonProps, 'tone'>) {
  const translate = useMessage()
  return (
    <Button href={env.schedulingUrl} tone={tone}>
      {translate(callToAction.button)}
    </Button>
  )
}
