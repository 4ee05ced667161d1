import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import type { Row } from '@mock/store/port.ts'
import { sqliteStore } from '@mock/store/sqlite.ts'

interface Count extends Row {
  n: number
}

/** Writes rows in an endless loop and prints each number after the store has confirmed it. */
const WRITER = `
import { runnerImport } from 'vite'
const { module } = await runnerImport(process.argv[2], { configFile: false, logLevel: 'error' })
const store = module.sqliteStore(process.argv[3])
for (let n = 1; ; n++) {
  await store.atomically(() => {
    store.table('t').put({ id: 'last', n })
    store.table('t').put({ id: 'row' + n, n })
  })
  process.stdout.write(n + '\\n')
}
`

describe('the SQLite store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cangtong-kill-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('has every acknowledged write after kill -9, and no half of one', async () => {
    const file = join(folder, 'market.sqlite')
    const script = join(resolve('node_modules'), `.kill-${process.pid}.mjs`)
    writeFileSync(script, WRITER)
    const child = spawn(process.execPath, [script, resolve('mock/store/sqlite.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = await new Promise<number>((resolveSaid) => {
      let last = 0
      createInterface(child.stdout).on('line', (line) => {
        last = Number(line)
        if (last === 40) child.kill('SIGKILL')
      })
      child.on('close', () => resolveSaid(last))
    })
    rmSync(script)
    const store = sqliteStore(file)
    const kept = store.table<Count>('t').get('last')?.n ?? 0
    expect(said).toBeGreaterThanOrEqual(40)
    expect(kept).toBeGreaterThanOrEqual(said)
    expect(store.table<Count>('t').all()).toHaveLength(kept + 1)
    await store.close()
  })

  const writeOwner = (file: string, owner: unknown) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.owner`, JSON.stringify(owner))
  }
  const ownerOf = (file: string) => JSON.parse(readFileSync(`${file}.owner`, 'utf8')) as { pid: number; id: string }

  it('refuses a file that a living process has open, this one included, and lets it go when it is closed', async () => {
    const file = join(folder, 'owned.sqlite')
    const open = sqliteStore(file)
    expect(ownerOf(file)).toMatchObject({ pid: process.pid })
    expect(() => sqliteStore(file)).toThrow('is open in process')
    await open.close()
    // A previous version wrote the process id only.
    writeOwner(file, process.ppid)
    expect(() => sqliteStore(file)).toThrow(`is open in process ${process.ppid}`)
    rmSync(`${file}.owner`)
    await sqliteStore(file).close()
  })

  it('takes over from an owner that died, also when another process has its number now', async () => {
    const file = join(folder, 'left.sqlite')
    writeOwner(file, { pid: process.ppid, startedAt: 'another-boot 4711', id: 'gone' })
    const open = sqliteStore(file)
    expect(ownerOf(file).pid).toBe(process.pid)
    // A process that has taken it over meanwhile keeps it.
    writeOwner(file, { pid: process.ppid, startedAt: '', id: 'other' })
    await open.close()
    expect(ownerOf(file).id).toBe('other')
  })
})
