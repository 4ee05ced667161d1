#!/usr/bin/env node
/*
 * Invents a marketplace and keeps it in a file, in place of one that is there. The servers of the browser suites start
 * with copies of it: to invent one takes as long as several walks.
 *   node scripts/inventMarket.mjs .data/start.sqlite
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [file] = process.argv.slice(2)
if (!file) throw new Error('Which file?')
for (const end of ['', '-wal', '-shm', '-journal', '.lock', '.owner'])
  rmSync(file + end, { force: true, recursive: true })

const compiled = `${root}node_modules/.cangtong/invented.mjs`
execFileSync(process.execPath, [`${root}mock/hosts/compile.mjs`, `${root}mock/hosts/serverMarket.ts`, compiled])
const { openServerMarket } = await import(pathToFileURL(compiled).href)
const market = await openServerMarket({ CANGTONG_DATA_FILE: file })
await market.close()
