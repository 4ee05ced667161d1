import { useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from './toast.ts'

/** A part of a page whose files come when it is asked for. */
export interface FetchedPart<Props> {
  /** Undefined until it is asked for and there, and again once it is closed. */
  Part: ComponentType<Props> | undefined
  isLoading: boolean
  open: () => Promise<void>
  close: () => void
}

/** Fetches a part when it is asked for; where its file does not come, the page stays and says so. */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>, failure: string): FetchedPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      const part = await load()
      setPart(() => part)
    } catch {
      toast.error(failure)
    }
    setLoading(false)
  }
  return { Part, isLoading, open, close: () => setPart(undefined) }
}
