import { useEffect, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { isAborted } from '@/api/errors.ts'
import { errorText } from '@/api/errorText.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** Most papers of one tender; the contract's limit. */
export const MAX_FILES = 10
/** What may be attached, as the `accept` of a file input. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'

const MB = 1024 * 1024
const LIMITS: Readonly<Record<string, number>> = {
  'application/pdf': 20,
  'image/jpeg': 5,
  'image/png': 5,
  'image/webp': 5,
}

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: number
  name: string
  /** Share sent, 0 to 1. */
  share: number
  error?: string | undefined
}

let nextKey = 1

/** Sends files one by one beside the form; `onDone` gets each as soon as it is kept. */
export function useUploads(onDone: (file: FileRef) => void) {
  const t = useText()
  const api = useApi()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const patch = (key: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => setUploads((before) => before.filter((one) => one.key !== key))

  const refusalOf = (file: File): string | undefined => {
    const limit = LIMITS[file.type]
    if (limit === undefined) return t('error.upload.type', { types: 'PDF, JPG, PNG, WebP' })
    return file.size > limit * MB ? t('error.upload.size', { size: `${limit} MB` }) : undefined
  }
  const send = async (file: File) => {
    const key = nextKey++
    const error = refusalOf(file)
    setUploads((before) => [...before, { key, name: file.name, share: 0, error }])
    if (error) return
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      const kept = await api.upload(file, file.name, {
        silent: true,
        signal: controller.signal,
        onProgress: (share) => patch(key, { share }),
      })
      drop(key)
      done.current(kept)
    } catch (failure) {
      if (isAborted(failure)) drop(key)
      else patch(key, { error: errorText(t, failure) })
    } finally {
      running.current.delete(key)
    }
  }
  return {
    uploads,
    /** Starts as many as there is room for. */
    add: (files: readonly File[], room: number) => {
      for (const file of files.slice(0, room)) void send(file)
    },
    /** Stops one that is under way, or takes a failed one off the list. */
    cancel: (key: number) => {
      running.current.get(key)?.abort()
      drop(key)
    },
  }
}
