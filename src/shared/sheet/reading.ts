import { SheetError } from './cells.ts'
import type { SheetFailure, Source } from './cells.ts'
import type { ColumnMatching } from './matching.ts'

/** Result of reading a sheet: the rows, or the columns that the user has to assign first. */
export interface SheetAnswer<Result> {
  matching: ColumnMatching
  /** Sum rows, which are ignored. */
  sums: number[]
  /** Absent until the columns are assigned. */
  result?: Result
}

/** Messages of the worker. */
export type WorkerSays<Result> =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'result'; result: Result }
  | { kind: 'failure'; failure: SheetFailure }

/** Progress and yielding of a reading. */
export interface Going {
  /** Number of checked rows, and the total. */
  onProgress: (done: number, total: number) => void
  /** Yields to other tasks; never resolves after cancelling. */
  pause: () => Promise<void>
}

/** A running reading. */
export interface SheetReading<Result> {
  /** Rejects with `SheetError`; never settles after cancelling. */
  result: Promise<Result>
  cancel: () => void
}

/** Number of rows per slice; between slices other tasks run. */
export const SLICE = 250

/** Processes rows in slices and reports progress. */
export async function inSlices<Row>(
  rows: readonly Row[],
  { onProgress, pause }: Going,
  judge: (row: Row) => void,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    judge(row)
    if ((index + 1) % SLICE === 0) {
      onProgress(index + 1, rows.length)
      await pause()
    }
  }
  onProgress(rows.length, rows.length)
}

/** Reads a sheet in a worker, which receives `message`. */
export function readInWorker<Result>(
  worker: Worker,
  message: unknown,
  onProgress: Going['onProgress'],
): SheetReading<Result> {
  const result = new Promise<Result>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays<Result>>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total)
      worker.terminate()
      if (data.kind === 'result') resolve(data.result)
      else reject(new SheetError(data.failure.code, data.failure.params))
    })
    // A worker that could not be loaded reports no details.
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new SheetError('unavailable'))
    })
  })
  // A worker has no origin; this rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(message)
  return { result, cancel: () => worker.terminate() }
}

/** Reads a sheet in slices on the main thread, for browsers without workers. */
export function readOnPage<Result>(
  read: (going: Going) => Promise<Result>,
  onProgress: Going['onProgress'],
): SheetReading<Result> {
  let isCancelled = false
  const pause = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        if (!isCancelled) resolve()
      }, 0)
    })
  return { result: read({ onProgress, pause }), cancel: () => (isCancelled = true) }
}

/** Worker side: reads the received sheet and posts the result. `context` is what the page sent. */
export function serveReading<Result>(read: (source: Source, context: never, going: Going) => Promise<Result>): void {
  const say = (words: WorkerSays<Result>): void => postMessage(words)
  addEventListener('message', ({ data }: MessageEvent<{ source: Source; context: never }>) => {
    read(data.source, data.context, {
      onProgress: (done, total) => say({ kind: 'progress', done, total }),
      pause: () => Promise.resolve(),
    }).then(
      (result) => say({ kind: 'result', result }),
      (error: unknown) =>
        say({ kind: 'failure', failure: error instanceof SheetError ? error.failure : { code: 'broken' } }),
    )
  })
}
