import { useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from './toast.ts'

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props> {
  /** Undefined until loaded, and again once closed. */
  Component: ComponentType<Props> | undefined
  isLoading: boolean
  open: () => Promise<void>
  close: () => void
}

/** Loads a component on demand; shows a toast on failure. */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      const part = await load()
      setComponent(() => part)
    } catch {
      toast.error(failure)
    }
    setLoading(false)
  }
  return { Component, isLoading, open, close: () => setComponent(undefined) }
}
