import type { Source } from '@/shared/sheet/cells.ts'
import { readInWorker, readOnPage } from '@/shared/sheet/reading.ts'
import type { Going, SheetAnswer, SheetReading } from '@/shared/sheet/reading.ts'
import type { SheetContext, SheetResult } from './types.ts'

/** Reads a listing sheet in a worker; without workers, in slices on the main thread. */
export function runReading(
  source: Source,
  context: SheetContext,
  onProgress: Going['onProgress'],
): SheetReading<SheetAnswer<SheetResult>> {
  if (typeof Worker === 'undefined')
    return readOnPage(
      (going) => import('./readListings.ts').then(({ readListings }) => readListings(source, context, going)),
      onProgress,
    )
  const worker = new Worker(new URL('./listings.worker.ts', import.meta.url), { type: 'module' })
  return readInWorker(worker, { source, context }, onProgress)
}
