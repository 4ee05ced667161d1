import { useMemoizedFn } from 'ahooks'
import { useEffect, useRef, useState } from 'react'
import type { FileProblem } from '@/contract/file/content.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useApi } from './ApiContext.tsx'
import { isAborted } from './errors.ts'
import { prepareUpload } from './prepareUpload.ts'

/** A running or failed upload: `share` sent from 0 to 1; with a `problem` it was never sent and cannot be retried. */
export interface Sending {
  key: number
  name: string
  share: number
  isFailed: boolean
  problem?: FileProblem | undefined
  file: File
}

/** Uploads of one field. */
export interface Uploads {
  sending: readonly Sending[]
  /** True while any file is uploading. */
  isBusy: boolean
  /** Starts uploads; finished files are passed to `onDone`. */
  send: (files: readonly File[]) => void
  retry: (key: number) => void
  cancel: (key: number) => void
}

/**
 * Checks files by content and uploads them in parallel with progress, cancel and retry; leaving the page aborts them.
 */
export function useUpload(onDone: (file: FileRef) => void): Uploads {
  const { upload } = useApi()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const running = useRef(new Map<number, AbortController>())
  const nextKey = useRef(0)
  const change = (key: number, patch: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...patch } : one)))
  const forget = (key: number) => setSending((all) => all.filter((one) => one.key !== key))

  const start = useMemoizedFn(async (key: number, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      const prepared = await prepareUpload(file)
      if (controller.signal.aborted) return forget(key)
      if (prepared.problem !== undefined) return change(key, { isFailed: true, problem: prepared.problem })
      const done = await upload(prepared.body, prepared.name, {
        signal: controller.signal,
        silent: true,
        loading: true,
        onProgress: (share) => change(key, { share }),
      })
      forget(key)
      onDone(done)
    } catch (error) {
      if (isAborted(error)) forget(key)
      else change(key, { isFailed: true })
    } finally {
      running.current.delete(key)
    }
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  return {
    sending,
    isBusy: sending.some(({ isFailed }) => !isFailed),
    send: (files) => {
      for (const file of files) {
        const key = nextKey.current++
        setSending((all) => [...all, { key, name: file.name, share: 0, isFailed: false, file }])
        void start(key, file)
      }
    },
    retry: (key) => {
      const one = sending.find((entry) => entry.key === key)
      if (!one) return
      change(key, { isFailed: false, share: 0 })
      void start(key, one.file)
    },
    cancel: (key) => {
      running.current.get(key)?.abort()
      forget(key)
    },
  }
}
