import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'

const CATALOGUE = /\/src\/.*\/messages\/(zh-CN|en-US)\.ts$/
const PARSER = '@formatjs/icu-messageformat-parser'
/** Characters that make a message more than plain text. */
const SPECIAL = /[{<'#]/

/**
 * At build time messages with arguments are parsed, so that the parser stays out of the bundle (about 8 KB of the first
 * page). Plain texts stay plain. Development and tests parse at run time.
 * A worker reads raw texts (`asText`): they are inlined, so that it gets only the texts it uses.
 */
export function compileMessages({ asText = false } = {}): Plugin {
  return {
    name: 'cangtong:compile-messages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (asText || id !== PARSER) return null
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace(/index\.js$/, 'no-parser.js') }
    },
    async load(id) {
      if (!CATALOGUE.test(id)) return null
      const { module } = await runnerImport<Record<string, Record<string, string>>>(id, {
        configFile: false,
        logLevel: 'error',
        resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      })
      const lines = Object.entries(module).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(asText ? messages : compiled(messages))}`,
      )
      return { code: lines.join('\n'), moduleType: 'js', map: null }
    },
  }
}

function compiled(messages: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, SPECIAL.test(text) ? parse(text) : text]))
}
