import { readLanes } from './readLanes.ts'
import { SheetError } from './types.ts'
import type { SheetContext, Source } from './types.ts'
import type { WorkerSays } from './runReading.ts'

const say = (words: WorkerSays): void => postMessage(words)

addEventListener('message', ({ data }: MessageEvent<{ source: Source; context: SheetContext }>) => {
  readLanes(data.source, data.context, {
    onProgress: (done, total) => say({ kind: 'progress', done, total }),
    pause: () => Promise.resolve(),
  }).then(
    (result) => say({ kind: 'result', result }),
    (error: unknown) =>
      say({ kind: 'failure', failure: error instanceof SheetError ? error.failure : { code: 'broken' } }),
  )
})
