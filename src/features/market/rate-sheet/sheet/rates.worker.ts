import { serveReading } from '@/shared/sheet/reading.ts'
import { readRates } from './readRates.ts'

serveReading(readRates)
