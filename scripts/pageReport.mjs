// What a page consists of: brotli kilobytes by group, files of a cold visit, largest modules. Used by budgets.mjs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = (names) => new RegExp(`node_modules/(${names})/`)
/** The first group whose pattern a module's path matches is its group; `other` is what the bundler adds itself. */
const GROUPS = [
  ['react', packages('react|react-dom|scheduler')],
  ['router', packages('react-router|react-router-dom')],
  ['antd', packages(String.raw`antd|@ant-design|@rc-component|rc-[\w-]+`)],
  ['intl', packages(String.raw`react-intl|intl-messageformat|@formatjs`)],
  ['query', packages('@tanstack')],
  ['packages', /node_modules\//],
  ['messages', /^src\/(.*\/)?messages\/|^src\/shared\/words\//],
  ['contract', /^src\/contract\//],
  ['page', /^src\/(pages|features|forms|lists)\//],
  ['shared', /^src\//],
  ['other', /^/],
]
/** Asked for by every page beside scripts and styles: index.html, boot.js and its table of pages (home needs it later). */
const ALWAYS = 3

/**
 * Reads the build. `weigh` gives the brotli bytes of a file of it.
 * A script file's bytes are shared among its modules by their minified length: what compresses well is shown too heavy.
 */
export function pageReports(dist, manifest, weigh) {
  const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'))
  const styles = (key, seen = new Set(), found = new Set()) => {
    if (seen.has(key)) return found
    seen.add(key)
    for (const file of manifest[key].css ?? []) found.add(file)
    for (const imported of manifest[key].imports ?? []) styles(imported, seen, found)
    return found
  }

  /**
   * Requests of a cold visit: index.html, boot.js, the table of pages, the script files of the page and of what every page
   * needs with all that they import, and the page's style files (those of the entry alone are inside index.html). Not
   * counted: calls, the icon, and parts that are loaded once the page stands or is used.
   */
  return (keys, scripts) => {
    const css = new Set(keys.flatMap((key) => [...styles(key)]))
    const parts = [...scripts].flatMap((file) => {
      const inside = modules[file] ?? []
      const length = inside.reduce((sum, [, one]) => sum + one, 0)
      return inside.map(([id, one]) => ({ id, file, bytes: (weigh(file) * one) / length }))
    })
    const groups = new Map(GROUPS.map(([name]) => [name, 0]))
    for (const { id, bytes } of parts) {
      const [name] = GROUPS.find(([, pattern]) => pattern.test(id))
      groups.set(name, groups.get(name) + bytes)
    }
    return {
      requests: ALWAYS + scripts.size + css.size,
      scripts: scripts.size,
      styleFiles: css.size,
      groups: { ...Object.fromEntries(groups), styles: [...css].reduce((sum, file) => sum + weigh(file), 0) },
      parts: parts.toSorted((a, b) => b.bytes - a.bytes),
    }
  }
}
