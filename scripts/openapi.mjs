/* Writes docs/openapi.json and src/contract/shapes.json from the contract; with --check it only checks the files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const alias = { '@': `${root}src`, '@mock': `${root}mock` }
const runner = { configFile: false, root, logLevel: 'error', resolve: { alias } }
const { module: openapi } = await runnerImport(`${root}mock/openapi.ts`, runner)
const { module: shapes } = await runnerImport(`${root}mock/shapes.ts`, runner)

const document = openapi.buildOpenApi()
// One line per call.
const lines = Object.entries(shapes.buildShapes()).map(([path, shape]) => `  "${path}": ${JSON.stringify(shape)}`)
const texts = {
  'docs/openapi.json': `${JSON.stringify(document, undefined, 1)}\n`,
  'src/contract/shapes.json': `{\n${lines.join(',\n')}\n}\n`,
}
for (const [name, text] of Object.entries(texts)) {
  if (process.argv.includes('--check')) {
    const isCurrent = readFileSync(root + name, 'utf8') === text
    console.log(isCurrent ? `${name} is current` : `${name} is stale: run npm run openapi`)
    if (!isCurrent) process.exitCode = 1
  } else writeFileSync(root + name, text)
}
console.log(`${Object.keys(document.paths).length} paths`)
