/* Writes deploy/headers.conf from the preview's security headers; with --check it only checks the file. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}deploy/headers.conf`
const { module } = await runnerImport(`${root}mock/hosts/nginxHeaders.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
})
const text = module.nginxHeaders()
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === text
  console.log(
    isCurrent ? 'deploy/headers.conf is current' : 'deploy/headers.conf is stale: run node scripts/deployHeaders.mjs',
  )
  process.exitCode = isCurrent ? 0 : 1
} else {
  writeFileSync(file, text)
  console.log(`deploy/headers.conf: ${text.match(/^add_header/gm).length} headers`)
}
