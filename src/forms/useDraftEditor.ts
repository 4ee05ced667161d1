import { useRef, useState } from 'react'
import { useDraft } from '@/drafts/useDraft.ts'
import type { DraftHandle, DraftOptions } from '@/drafts/useDraft.ts'

/** What the form of an editor starts from. */
export interface DraftStart<First> {
  /** React key of the form. */
  key: number
  first: First
  /** Time of the restored draft, ms since 1970; undefined if the form is not from this device. */
  restoredAt: number | undefined
}

/** Options of `useDraftEditor`. */
export interface DraftEditorOptions<Local, First> extends DraftOptions {
  /**
   * Returns the start of the form: from the draft on this device, or without one from the server's version. Undefined
   * while something that it needs is not there.
   */
  begin: (restored: Local | undefined) => First | undefined
}

/** An editor with a draft on this device: where its form starts, and how the draft ends. */
export interface DraftEditor<Local, First> extends Pick<DraftHandle<Local>, 'isReady' | 'newer' | 'save'> {
  /** Undefined until there is something to begin with. */
  start: DraftStart<First> | undefined
  /** Mounts the form anew. */
  restart: (first: First, restoredAt?: number) => void
  /** Discards the draft and mounts the form anew without it. */
  startOver: () => void
  /**
   * Drops the draft and the notice of it, because the server has what was typed; the form stays. `rest` is what was
   * typed while the answer was on its way: it becomes the draft.
   */
  drop: (rest?: Local) => void
  /** Drops the draft before the page is left: from now on nothing is saved or sent, not even by a second click. */
  end: () => void
  hasEnded: () => boolean
}

/**
 * Starts an editor from its draft on this device, else from the server's version. A draft always wins, also if the
 * server's version is newer: the editor compares the versions and says so, nothing is lost or merged. RELIABILITY 4.7.
 */
export function useDraftEditor<Local, First>(options: DraftEditorOptions<Local, First>): DraftEditor<Local, First> {
  const { begin, ...id } = options
  const local = useDraft<Local>(id)
  const [start, setStart] = useState<DraftStart<First>>()
  const isOver = useRef(false)
  const { isReady, restored, discard } = local
  if (!start && isReady) {
    const first = begin(restored?.values)
    if (first !== undefined) setStart({ key: 0, first, restoredAt: restored?.savedAt })
  }
  const restart = (first: First, restoredAt?: number) =>
    setStart((before) => ({ key: (before?.key ?? 0) + 1, first, restoredAt }))
  return {
    start,
    isReady,
    newer: local.newer,
    save: (values) => {
      if (!isOver.current) local.save(values)
    },
    restart,
    startOver: () => {
      discard()
      const first = begin(undefined)
      if (first !== undefined) restart(first)
    },
    drop: (rest) => {
      if (rest === undefined) discard()
      else local.save(rest)
      setStart((before) => before && { ...before, restoredAt: undefined })
    },
    end: () => {
      isOver.current = true
      discard()
    },
    hasEnded: () => isOver.current,
  }
}
