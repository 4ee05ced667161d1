import type { Source } from '@/shared/sheet/cells.ts'
import { readInWorker, readOnPage } from '@/shared/sheet/reading.ts'
import type { Going, SheetReading } from '@/shared/sheet/reading.ts'
import type { RateAnswer } from './readRates.ts'
import type { RateContext } from './types.ts'

/** Reads a rate sheet in a worker; without workers, in slices on the main thread. */
export function runReading(
  source: Source,
  context: RateContext,
  onProgress: Going['onProgress'],
): SheetReading<RateAnswer> {
  if (typeof Worker === 'undefined')
    return readOnPage(
      (going) => import('./readRates.ts').then(({ readRates }) => readRates(source, context, going)),
      onProgress,
    )
  const worker = new Worker(new URL('./rates.worker.ts', import.meta.url), { type: 'module' })
  return readInWorker(worker, { source, context }, onProgress)
}
