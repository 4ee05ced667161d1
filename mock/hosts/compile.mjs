/*
 * Writes the marketplace of a server as one file; `compiled.ts` starts this as a process of its own.
 *   node mock/hosts/compile.mjs <source> <file>
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [source, file] = process.argv.slice(2)
if (!source || !file) throw new Error('Which source, into which file?')

const { output } = await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '@': `${root}src`, '@mock': `${root}mock` } },
  build: {
    ssr: source,
    write: false,
    minify: false,
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
mkdirSync(dirname(file), { recursive: true })
// Several servers may start at once: none reads what another one is still writing.
const own = `${file}.${process.pid}`
writeFileSync(own, output[0].code)
renameSync(own, file)
