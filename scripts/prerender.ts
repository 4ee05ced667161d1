import { runnerImport } from 'vite'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const ENTRY = '/src/layout/prerender.tsx'
const ATLAS = '/src/app/atlas.ts'
const FIRST_SCREEN = '/src/pages/home/HomeHero.tsx'

interface Prerendered {
  renderShells: () => Promise<string>
  englishTitle: string
}

function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
}

/** Style files of a chunk and of everything it imports statically, imports first. */
function stylesOf(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const below = chunk.imports.flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? stylesOf(file, bundle, seen) : []
  })
  return [...below, ...(chunk.viteMetadata?.importedCss ?? [])]
}

function cssText(bundle: Bundle, fileNames: readonly string[]): string {
  return fileNames
    .map((name) => {
      const file = bundle[name]
      return file?.type === 'asset' ? file.source.toString() : ''
    })
    .join('\n')
    .replaceAll('</style', '')
}

/** Puts the styles of the first screen inline and takes away their links. */
function inlineStyles(html: string, bundle: Bundle): string {
  const entry = chunks(bundle).find((chunk) => chunk.isEntry)
  const screen = chunks(bundle).find((chunk) => chunk.moduleIds.some((id) => id.endsWith(FIRST_SCREEN)))
  const names = new Set([entry, screen].flatMap((chunk) => (chunk ? stylesOf(chunk, bundle) : [])))
  const bare = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  return bare.replace('</head>', () => `<style>${cssText(bundle, [...names])}</style>\n  </head>`)
}

/** At build time only the markup is wanted; Vite's own CSS plugin does not run outside its build. */
const withoutStyles: Plugin = {
  name: 'cangtong:prerender-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export {}' : null),
}

/** Takes the entry's script tag and preloads away and names the entry to boot.js, which starts it after the first paint. */
function deferEntry(html: string, bundle: Bundle, englishTitle: string): string {
  const atlas = chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(ATLAS))
  if (!atlas) throw new Error(`prerender: ${ATLAS} has no file of its own`)
  const src = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html)
  if (!src?.[1]) throw new Error('prerender: no module script in index.html')
  return html
    .replace(src[0], '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '<script src="/boot.js">',
      `<script src="/boot.js" data-entry="${src[1]}" data-atlas="/${atlas.fileName}" data-title-en="${englishTitle}">`,
    )
}

/**
 * Vite plugin: writes the global layout and the home page's first screen into index.html, once in each language, with their
 * styles inline (PERFORMANCE 1, 9, 10). No inline script; the client draws into #root and then takes the copies away.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'cangtong:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const { module } = await runnerImport<Prerendered>(`${config.root}${ENTRY}`, {
          configFile: false,
          root: config.root,
          mode: 'production',
          logLevel: 'error',
          plugins: [withoutStyles],
          resolve: { alias: config.resolve.alias },
        })
        if (!chunks(bundle).some((chunk) => chunk.moduleIds.some((id) => id.endsWith(FIRST_SCREEN)))) {
          this.warn('no page uses HomeHero yet, so the prerendered first screen lacks its styles')
        }
        const shells = await module.renderShells()
        if (/<script|\sstyle=|javascript:/i.test(shells))
          throw new Error('prerender: the CSP allows no inline script or style attribute')
        const page = deferEntry(inlineStyles(html, bundle), bundle, module.englishTitle)
        return page.replace('<div id="root">', () => `${shells}\n    <div id="root">`)
      },
    },
  }
}
