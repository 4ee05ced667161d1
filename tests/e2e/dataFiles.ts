import { copyFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What the store and the lock of a server leave beside its file. */
const ENDS = ['', '-wal', '-shm', '-journal', '.lock', '.owner']

/** The file in which the server of a suite keeps its marketplace. */
export const dataFile = (name: string): string => `${root}.data/${name}.sqlite`

/**
 * Gives servers that are about to start a fresh marketplace: a copy of the one in `MARKET_FILE`
 * (`scripts/inventMarket.mjs`), or nothing, so that each invents its own.
 */
export function freshData(names: readonly string[]): void {
  const start = process.env['MARKET_FILE']
  for (const name of names) {
    for (const end of ENDS) rmSync(dataFile(name) + end, { force: true, recursive: true })
    if (start !== undefined) copyFileSync(start, dataFile(name))
  }
}
