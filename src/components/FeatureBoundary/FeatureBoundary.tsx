import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useMessage } from '../../i18n/useMessage.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { failed } from './FeatureBoundary.css.ts'

const copy = {
  text: msg({
    message: 'This part of the page has stopped working. What you have typed is kept.',
    comment: 'Shown in the place of a form, a calculator or a map after an unexpected error',
  }),
  reload: msg({ message: `Reload page`, comment: `Button` }),
}

/** Shows the failure of a form, a calculator or another feature in its place; the rest of the page goes on working. */
export function FeatureBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={Failed}>{children}</ErrorBoundary>
}

function Failed() {
  const translate = useMessage()
  return (
    <div className={failed} role="alert">
      <Text>{translate(copy.text)}</Text>
      <Button onClick={() => location.reload()}>{translate(copy.reload)}</Button>
    </div>
  )
}
