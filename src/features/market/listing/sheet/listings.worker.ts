import { serveReading } from '@/shared/sheet/reading.ts'
import { readListings } from './readListings.ts'

serveReading(readListings)
