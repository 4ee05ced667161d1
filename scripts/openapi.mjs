/* Writes docs/openapi.json from the contract; with --check it only says whether the file is current. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}docs/openapi.json`
const alias = { '@': `${root}src`, '@mock': `${root}mock` }
const { module } = await runnerImport(`${root}mock/openapi.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias },
})
const text = `${JSON.stringify(module.buildOpenApi(), undefined, 1)}\n`
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === text
  console.log(isCurrent ? 'docs/openapi.json is current' : 'docs/openapi.json is stale: run npm run openapi')
  process.exitCode = isCurrent ? 0 : 1
} else {
  writeFileSync(file, text)
  console.log(`docs/openapi.json: ${Object.keys(JSON.parse(text).paths).length} paths`)
}
