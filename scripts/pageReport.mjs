// What a page consists of: brotli kilobytes by group, files of a cold visit, largest modules. Used by budgets.mjs.
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
/** Asked for by every page beside scripts and styles: index.html and boot.js. */
const ALWAYS = 2

/**
 * `modules` are those of `.vite/modules.json`, `chunkOf` finds the manifest's entry of a module, `inlined` are style files
 * that nobody asks for, `weigh` gives the brotli bytes of a file.
 * A script file's bytes are shared among its modules by their minified length: what compresses well is shown too heavy.
 */
export function pageReports(modules, manifest, chunkOf, inlined, weigh) {
  const styles = (chunk, seen = new Set(), found = new Set()) => {
    if (seen.has(chunk)) return found
    seen.add(chunk)
    for (const file of chunk.css ?? []) if (!inlined.has(file)) found.add(file)
    for (const imported of chunk.imports ?? []) styles(manifest[imported], seen, found)
    return found
  }

  /**
   * Requests of a cold visit: index.html, boot.js, the script files of the page and of what every page
   * needs with all that they import, and the page's style files (those of the first page are inside index.html). Not
   * counted: calls, the icon, and parts that are loaded once the page stands or is used.
   */
  return (keys, scripts) => {
    const css = new Set(keys.flatMap((key) => [...styles(chunkOf(key))]))
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
