import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { keptBy } from './memory.ts'
import { takeOwnership } from './owner.ts'
import type { Row, Store } from './port.ts'
import { Tables, type Changes } from './tables.ts'

/**
 * Stores the marketplace in one SQLite file. Each transaction is committed before the response is sent, so that a
 * killed process loses nothing it has acknowledged. Only one process may own the file.
 */
export function sqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const letGo = takeOwnership(file)
  try {
    const db = new sqlite.Database(file)
    db.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL')
    db.exec('CREATE TABLE IF NOT EXISTS rows (t TEXT, id TEXT, row TEXT NOT NULL, PRIMARY KEY (t, id))')
    const tables = new Tables()
    tables.load(read(db))
    const close = () => {
      db.close()
      letGo()
    }
    return keptBy('sqlite', tables, () => write(db, tables.changes()), close)
  } catch (error) {
    letGo()
    throw error
  }
}

function* read(db: InstanceType<typeof sqlite.Database>) {
  const statement = db.prepare('SELECT t, id, row FROM rows ORDER BY rowid')
  try {
    // One after the other: all texts at once take as much memory as the rows.
    for (const found of statement.iterate()) {
      const { t, id, row } = found as { t: string; id: string; row: string }
      yield { table: t, id, row: JSON.parse(row) as Row }
    }
  } finally {
    statement.finalize()
  }
}

/** Rows per SQLite statement. */
const BATCH = 400

function write(db: InstanceType<typeof sqlite.Database>, changes: Changes): void {
  if (!changes.cleared && changes.rows.length === 0) return
  const removed = changes.rows.filter(({ row }) => !row)
  const kept = changes.rows.filter(({ row }) => row)
  db.exec('BEGIN IMMEDIATE')
  try {
    if (changes.cleared) db.exec('DELETE FROM rows')
    for (const { table, id } of removed) db.run('DELETE FROM rows WHERE t = ? AND id = ?', [table, id])
    for (let at = 0; at < kept.length; at += BATCH) {
      const batch = kept.slice(at, at + BATCH).map(({ table, id, row }) => [table, id, JSON.stringify(row)])
      db.run(
        `INSERT INTO rows (t, id, row) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
         ON CONFLICT (t, id) DO UPDATE SET row = excluded.row`,
        [JSON.stringify(batch)],
      )
    }
    db.exec('COMMIT')
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}
