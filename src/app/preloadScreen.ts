import type { RouteId } from '@/routes/table.ts'
import type { ScreenLoader } from './loadScreen.ts'

interface Connection {
  saveData?: boolean
}

/** Fetches a page ahead of a click, unless the person asked the browser to save data. */
export function preloadScreen(loader: ScreenLoader, id: RouteId): void {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData !== true) loader.preload(id)
}
