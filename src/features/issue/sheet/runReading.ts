import { SheetError } from './types.ts'
import type { SheetContext, SheetFailure, SheetResult, Source } from './types.ts'

/** What the worker tells. */
export type WorkerSays =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'result'; result: SheetResult }
  | { kind: 'failure'; failure: SheetFailure }

/** A reading under way. */
export interface Reading {
  /** Rejects with `SheetError`; stays open for ever once cancelled. */
  result: Promise<SheetResult>
  cancel: () => void
}

type OnProgress = (done: number, total: number) => void

/** Reads a sheet beside the page, in a worker; where there are none, slice by slice on the page. */
export function runReading(source: Source, context: SheetContext, onProgress: OnProgress): Reading {
  return typeof Worker === 'undefined' ? onPage(source, context, onProgress) : inWorker(source, context, onProgress)
}

function inWorker(source: Source, context: SheetContext, onProgress: OnProgress): Reading {
  const worker = new Worker(new URL('./lanes.worker.ts', import.meta.url), { type: 'module' })
  const result = new Promise<SheetResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total)
      worker.terminate()
      if (data.kind === 'result') resolve(data.result)
      else reject(new SheetError(data.failure.code, data.failure.params))
    })
    // A worker whose file does not come says no more than that.
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new SheetError('unavailable'))
    })
  })
  // A worker has no origin to name; this rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ source, context })
  return { result, cancel: () => worker.terminate() }
}

function onPage(source: Source, context: SheetContext, onProgress: OnProgress): Reading {
  let isCancelled = false
  const pause = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        if (!isCancelled) resolve()
      }, 0)
    })
  const result = import('./readLanes.ts').then(({ readLanes }) => readLanes(source, context, { onProgress, pause }))
  return { result, cancel: () => (isCancelled = true) }
}
