import { Component } from 'react'
import type { ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown instead; `retry` renders the children again. */
  renderError: (error: Error, retry: () => void) => ReactNode
  /** Called before the children are rendered again. */
  onRetry?: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | undefined
}

/**
 * Catches render errors of its children, so that the rest of the page stays usable; the root logs them. RELIABILITY E8.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  readonly retry = (): void => {
    this.props.onRetry?.()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.renderError(error, this.retry) : this.props.children
  }
}
