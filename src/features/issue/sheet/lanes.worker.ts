import { serveReading } from '@/shared/sheet/reading.ts'
import type { Source } from '@/shared/sheet/cells.ts'
import { readLanes } from './readLanes.ts'
import type { SheetContext } from './types.ts'

serveReading(({ source, context }: { source: Source; context: SheetContext }, going) =>
  readLanes(source, context, going),
)
