#!/usr/bin/env node
/*
 * Invents a marketplace and keeps it in a file, in place of one that is there. The servers of the browser suites start
 * with copies of it: to invent one takes as long as several walks.
 *   node scripts/inventMarket.mjs .data/start.sqlite
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const [file] = process.argv.slice(2)
if (!file) throw new Error('Which file?')
for (const end of ['', '-wal', '-shm', '-journal', '.lock', '.owner'])
  rmSync(file + end, { force: true, recursive: true })

const alias = { '@': `${root}src`, '@mock': `${root}mock` }
const options = { configFile: false, root, logLevel: 'error', resolve: { alias } }
const { module } = await runnerImport(`${root}mock/hosts/serverMarket.ts`, options)
const market = await module.openServerMarket({ CANGTONG_DATA_FILE: file })
await market.close()
