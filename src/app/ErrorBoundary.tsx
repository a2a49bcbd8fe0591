import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

type Props = { readonly children: ReactNode; readonly fallback?: ReactNode }

/** Replaces children that fail to render with the error screen (or `fallback`) until the page is reloaded. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A part of the page failed to render.', error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback ?? <ErrorScreen />
  }
}
