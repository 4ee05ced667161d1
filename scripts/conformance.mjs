#!/usr/bin/env node
/*
 * Tests a back end against src/contract: every call of docs/openapi.json with its envelope, codes and responses.
 *   npm run conformance -- http://127.0.0.1:4173 [--account name:password …] [--write]
 * Without accounts it uses the demo accounts of the mock. Exits 1 on any violation of the contract.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { configFile: false, root, logLevel: 'error', resolve: { alias: { '@': `${root}src` } } }
const given = process.argv.slice(2)
const base = given.find((word) => /^https?:\/\//.test(word))
if (!base) {
  console.error('npm run conformance -- <base address> [--account name:password …] [--write]')
  process.exit(2)
}
const named = given.flatMap((word, at) => (word === '--account' ? [given[at + 1] ?? ''] : []))
const accounts = (
  named.length > 0 ? named : ['trader', 'forwarder', 'consolidator'].map((name) => `${name}:Cangtong2026`)
).map((text) => ({ account: text.slice(0, text.indexOf(':')), password: text.slice(text.indexOf(':') + 1) }))
const load = async (file) => (await runnerImport(`${root}mock/conformance/${file}`, options)).module
const [{ conform }, { asker }, { linesOf }] = [await load('conform.ts'), await load('wire.ts'), await load('report.ts')]
const outcome = await conform(asker(base), { accounts, write: given.includes('--write') })
for (const line of linesOf(outcome)) console.log(line)
process.exitCode = outcome.findings.length > 0 ? 1 : 0
