import { SheetError } from './cells.ts'
import type { SheetFailure, Source } from './cells.ts'
import type { ColumnMatching } from './matching.ts'

/** What reading a sheet gives: the rows, or what the person has to say about columns first. */
export interface SheetAnswer<Result> {
  matching: ColumnMatching
  /** Rows that sum others up and are left out. */
  sums: number[]
  /** Missing while the person is to say what columns hold. */
  result?: Result
}

/** What the worker tells. */
export type WorkerSays<Result> =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'result'; result: Result }
  | { kind: 'failure'; failure: SheetFailure }

/** How a reading tells of its way and lets others have their turn. */
export interface Going {
  /** Rows judged so far, of all there are. */
  onProgress: (done: number, total: number) => void
  /** Lets others have their turn; stays open once nobody wants the answer any more. */
  pause: () => Promise<void>
}

/** A reading under way. */
export interface SheetReading<Result> {
  /** Rejects with `SheetError`; stays open for ever once cancelled. */
  result: Promise<Result>
  cancel: () => void
}

/** Rows that are judged in one go; between two goes others get their turn. */
export const SLICE = 250

/** Goes through rows slice by slice and tells how far it is. */
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

/** Reads a sheet beside the page, in a worker that gets `message`. */
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
    // A worker whose file does not come says no more than that.
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new SheetError('unavailable'))
    })
  })
  // A worker has no origin to name; this rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(message)
  return { result, cancel: () => worker.terminate() }
}

/** Reads a sheet slice by slice on the page, where there are no workers. */
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

/** The worker's side: reads what it is sent and tells what came of it. What judging needs is what the page's side sent. */
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
