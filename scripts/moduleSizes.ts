import { minifySync } from 'vite'
import type { Plugin } from 'vite'
import { chunksOf } from './bundle.ts'

/**
 * Writes `.vite/modules.json` beside the manifest: by script file the modules in it with their minified length, from which
 * `npm run budgets` says what a page consists of. Lengths of modules add up to about that of their file.
 */
export function moduleSizes(): Plugin {
  let root = ''
  return {
    name: 'cangtong:module-sizes',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = chunksOf(bundle).map((chunk) => [
          chunk.fileName,
          Object.entries(chunk.modules)
            .map(([id, { code }]) => [id.replace(`${root}/`, ''), code ? minifySync(id, code).code.length : 0] as const)
            .filter(([, length]) => length > 0),
        ])
        const source = JSON.stringify(Object.fromEntries(files))
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
      },
    },
  }
}
