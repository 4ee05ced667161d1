import { useCallback, useEffect, useRef, useState } from 'react'
import { drafts } from './drafts.ts'
import { onFlush } from './flush.ts'
import { parseDraft } from './localDrafts.ts'
import type { DraftId } from './draftStore.ts'
import type { Draft } from './types.ts'

const PAUSE_MS = 500

/** Key of a draft; `version` changes with the form's shape. */
export interface DraftOptions extends DraftId {
  version: number
}

/** A form's draft on this device. */
export interface DraftHandle<T> {
  /** False until the stored draft has been loaded; do not show the form's defaults before. */
  isReady: boolean
  /** The stored draft, or undefined. */
  restored: Draft<T> | undefined
  /** Set when another tab saved the same form later: the page shows a notice; nothing is merged. */
  newer: Draft<T> | undefined
  /** Call on every change; written after half a second without changes, or at once when the page is hidden. */
  save: (values: T) => void
  /** Call after a successful submit or when the user discards it. */
  discard: () => void
}

/** Stores a form's values on this device until they are submitted. RELIABILITY 4.7, finding 7. */
export function useDraft<T>(options: DraftOptions): DraftHandle<T> {
  const { formId, entityId, version } = options
  // If the session ends under an open form, the member's draft must not become a guest's.
  const [lastUserId, setLastUserId] = useState(options.userId)
  if (options.userId !== undefined && options.userId !== lastUserId) setLastUserId(options.userId)
  // Effective in this very render: a form opened in it must not get the guest's draft.
  const userId = options.userId ?? lastUserId
  const [found, setFound] = useState<{ key: string; draft: Draft<T> | undefined }>()
  const [newer, setNewer] = useState<Draft<T>>()
  const waiting = useRef<{ values: T } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = drafts().keyOf({ userId, formId, entityId })

  useEffect(() => {
    let isCurrent = true
    void drafts()
      .adopt({ userId, formId, entityId }, version)
      // The form's version guarantees the shape of the values.
      .then((draft) => isCurrent && setFound({ key, draft: draft as Draft<T> | undefined }))
    return () => {
      isCurrent = false
    }
  }, [key, userId, formId, entityId, version])

  const write = useCallback(() => {
    clearTimeout(timer.current)
    if (!waiting.current) return
    drafts().save({ userId, formId, entityId }, waiting.current.values, version)
    waiting.current = undefined
  }, [userId, formId, entityId, version])

  useEffect(() => {
    const unregister = onFlush(write)
    const onHidden = () => {
      if (document.visibilityState === 'hidden') write()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue) setNewer(parseDraft(event.newValue) as Draft<T> | undefined)
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', write)
    window.addEventListener('storage', onStorage)
    return () => {
      write()
      unregister()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', write)
      window.removeEventListener('storage', onStorage)
    }
  }, [write, key])

  return {
    isReady: found?.key === key,
    restored: found?.key === key ? found.draft : undefined,
    newer,
    save: useCallback(
      (values: T) => {
        waiting.current = { values }
        clearTimeout(timer.current)
        timer.current = setTimeout(write, PAUSE_MS)
      },
      [write],
    ),
    discard: useCallback(() => {
      clearTimeout(timer.current)
      waiting.current = undefined
      drafts().remove({ userId, formId, entityId })
    }, [userId, formId, entityId]),
  }
}
