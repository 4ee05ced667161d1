import type { Source } from '@/shared/sheet/cells.ts'
import { serveReading } from '@/shared/sheet/reading.ts'
import { readListings } from './readListings.ts'
import type { SheetContext } from './types.ts'

serveReading(({ source, context }: { source: Source; context: SheetContext }, going) =>
  readListings(source, context, going),
)
