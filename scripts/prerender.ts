import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import type { Plugin, ResolvedConfig } from 'vite'
import { chunksOf, stylesOf } from './bundle.ts'
import type { Bundle } from './bundle.ts'
import { preloadsOf } from './preloads.ts'
import { loadProduct, runModule } from './product.ts'

const ENTRY = '/src/app/prerender.tsx'
/** Module in the file that the entry depends on. */
const BASE = '/node_modules/react-dom/client.js'
const BOOT = 'boot.js'
/** Where the build writes into boot.js which files each page has. */
const TABLE = 'var table = null'
const FIRST_SCREEN = '/src/pages/home/HomeHero.tsx'

interface Prerendered {
  shells: string
  headStyles: string
  englishTitle: string
  asks: string
  workPaths: string
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

/** The style files whose rules are in index.html. */
function inlinedStyles(bundle: Bundle): string[] {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  const screen = chunksOf(bundle).find((chunk) => chunk.moduleIds.some((id) => id.endsWith(FIRST_SCREEN)))
  return [...new Set([entry, screen].flatMap((chunk) => (chunk ? stylesOf(chunk, bundle) : [])))]
}

/**
 * Inlines the styles of the first screen. Their files are named by links that load nothing: the app, which asks for the
 * styles of what it loads, finds them there.
 */
function inlineStyles(html: string, bundle: Bundle, headStyles: string): string {
  const names = inlinedStyles(bundle)
  const bare = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  const links = names.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('')
  return bare.replace('</head>', () => `<style>${cssText(bundle, names)}${headStyles}</style>${links}\n  </head>`)
}

/** Removes the entry's script tag and preloads, and gives boot.js, which starts it after the first paint, its `data`. */
function deferEntry(html: string, dataOf: (entry: string) => Record<string, string>): string {
  const src = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html)
  if (!src?.[1]) throw new Error('prerender: no module script in index.html')
  const data = Object.entries(dataOf(src[1])).map(([name, value]) => `data-${name}="${value}"`)
  return html
    .replace(src[0], '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script src="/boot.js">', `<script src="/boot.js" ${data.join(' ')}>`)
}

/**
 * Vite plugin: writes the global layout, the first screen of the home page and the headings of public pages into
 * index.html, once per language, with inline styles (PERFORMANCE 1, 9, 10). No inline script; the client renders into
 * #root and then removes the copies.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let table = ''
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
        const module = await runModule<Prerendered>(ENTRY, config)
        if (!chunksOf(bundle).some((chunk) => chunk.moduleIds.some((id) => id.endsWith(FIRST_SCREEN)))) {
          this.warn('no page uses HomeHero yet, so the prerendered first screen lacks its styles')
        }
        if (/<script|\sstyle=|javascript:/i.test(module.shells))
          throw new Error('prerender: the CSP allows no inline script or style attribute')
        const product = await loadProduct(config)
        const inlined = inlinedStyles(bundle)
        const preloads = preloadsOf(bundle, product, inlined)
        table = JSON.stringify(preloads.table)
        const base = chunksOf(bundle).find((chunk) => chunk.moduleIds.some((id) => id.endsWith(BASE)))
        if (!base) throw new Error(`prerender: ${BASE} is in no file`)
        const page = deferEntry(inlineStyles(html, bundle, module.headStyles), (entry) => ({
          entry,
          // The file that the entry depends on, and what is fetched with them in each language: the files of every page.
          base: `/${base.fileName}`,
          zh: preloads.everywhere['zh-CN'].join(' '),
          en: preloads.everywhere['en-US'].join(' '),
          'title-en': module.englishTitle,
          // The demo's marketplace is in a worker that has not started yet.
          asks: config.env['VITE_MOCK'] === 'worker' ? '' : module.asks,
          work: module.workPaths,
        }))
        return page.replace('<div id="root">', () => `${module.shells}\n    <div id="root">`)
      },
    },
    // After Vite's own plugin, which writes index.html.
    generateBundle: {
      order: 'post',
      handler() {
        const source = readFileSync(`${config.publicDir}/${BOOT}`, 'utf8')
        if (!source.includes(TABLE)) throw new Error(`prerender: ${BOOT} has no place for the table of pages`)
        const { code } = minifySync(
          BOOT,
          source.replace(TABLE, () => TABLE.replace('null', table)),
        )
        this.emitFile({ type: 'asset', fileName: BOOT, source: code })
        // For scripts/budgets.mjs.
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: table })
      },
    },
  }
}
