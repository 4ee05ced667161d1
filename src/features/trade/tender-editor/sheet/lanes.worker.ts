import { serveReading } from '@/shared/sheet/reading.ts'
import { readLanes } from './readLanes.ts'

serveReading(readLanes)
