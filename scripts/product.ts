import { runnerImport } from 'vite'
import type { Plugin, ResolvedConfig } from 'vite'

type Load = () => Promise<unknown>
export type Locale = 'zh-CN' | 'en-US'

/** The product's page tables: `src/app/screens.ts`, `src/app/catalogues.ts` and `src/routes/match.ts`. */
export interface Product {
  root: string
  screens: Record<string, { load: Load; kit?: 'antd'; messages: readonly string[] }>
  catalogues: Record<string, Record<Locale, Load>>
  allPaths: () => { path: string; id: string }[]
}

const TABLES = ['/src/app/screens.ts', '/src/app/catalogues.ts', '/src/routes/match.ts']
/** Modules whose files every page needs beside its own; home asks for the registry when it stands. */
const REGISTRY = '/src/app/pageRegistry.ts'
const CLIENT = '/src/api/http.ts'
/** Parts that a page fetches by itself and most visitors of it see. */
const PARTS: Record<string, string[]> = {
  help: ['/src/features/front/help/components/HelpCentre.tsx'],
  myMarket: ['/src/features/market/listing/components/ListingEditor.tsx'],
}
const ANTD = '/src/ui/antd/AntdScope.tsx'
const ENTRY = '/src/main.tsx'
/** What a member's page shows around itself, which loads it by itself. */
const MEMBER = ['/src/app/MemberTools.tsx', '/src/layout/workspace/WorkMenu.tsx', '/src/storage/cipher.ts']
/** Words of the kit and of what is around the page. */
const MEMBER_WORDS: Record<Locale, string[]> = {
  'zh-CN': [
    '/src/layout/workspace/messages/zh-CN.ts',
    '/node_modules/antd/es/locale/zh_CN.js',
    '/node_modules/dayjs/locale/zh-cn.js',
  ],
  'en-US': ['/src/layout/workspace/messages/en-US.ts'],
}

/** Only markup and tables are needed here; Vite's own CSS plugin does not run outside its build. */
const withoutStyles: Plugin = {
  name: 'cangtong:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export {}' : null),
}

/** Runs a module of the product in Node, e.g. `/src/app/prerender.tsx`, and returns what it exports. */
export async function runModule<T>(path: string, { root, resolve }: ResolvedConfig): Promise<T> {
  const { module } = await runnerImport<T>(`${root}${path}`, {
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: [withoutStyles],
    resolve: { alias: resolve.alias },
  })
  return module
}

/** Returns the product's page tables. */
export async function loadProduct(config: ResolvedConfig): Promise<Product> {
  const tables = await Promise.all(TABLES.map((path) => runModule<Partial<Product>>(path, config)))
  return Object.assign({ root: config.root }, ...tables) as Product
}

/** The module of an import function, read from its source as Vite transforms it for Node. */
function moduleOf(load: Load): string {
  const named = /dynamic_import__\("([^"]+)"\)/.exec(load.toString())?.[1]
  if (named === undefined) throw new Error(`product: no import in ${load.toString()}`)
  return named
}

const textsOf = ({ catalogues }: Product, name: string, locale: Locale): string => {
  const load = catalogues[name]?.[locale]
  if (!load) throw new Error(`product: no texts ${name}`)
  return moduleOf(load)
}

/** Modules, from the root of the project, that every page begins with in a language. */
export const baseModules = (product: Product, locale: Locale): string[] => [ENTRY, textsOf(product, 'core', locale)]

/** Modules, from the root of the project, that a page needs in a language beside those. */
export function pageModules(product: Product, id: string, locale: Locale): string[] {
  const screen = product.screens[id]
  if (!screen) throw new Error(`product: ${id} has no screen`)
  // The API client and the page registry come first, so that the page's requests are sent while its own files load.
  const first = id === 'home' ? [CLIENT] : [REGISTRY, CLIENT]
  const modules = [...first, moduleOf(screen.load), ...(screen.kit === 'antd' ? [ANTD] : [])]
  return [...modules, ...screen.messages.map((name) => textsOf(product, name, locale))]
}

/** Modules, from the root of the project, that a page asks for by itself: its parts, and what is around it. */
export const aroundModules = (product: Product, id: string, locale: Locale): string[] => [
  ...(PARTS[id] ?? []),
  ...(product.screens[id]?.kit === 'antd' ? [...MEMBER, ...MEMBER_WORDS[locale]] : []),
]

type ByLocale = Record<Locale, string[]>

/**
 * Returns the modules, as addresses of files, that all pages begin with, that each page needs, and that are around it, by
 * language.
 */
export function rootsOf(product: Product): {
  base: ByLocale
  pages: Record<string, { own: ByLocale; around: ByLocale }>
} {
  const files = (modules: (locale: Locale) => string[]): ByLocale => {
    const of = (locale: Locale) => modules(locale).map((module) => product.root + module)
    return { 'zh-CN': of('zh-CN'), 'en-US': of('en-US') }
  }
  return {
    base: files((locale) => baseModules(product, locale)),
    pages: Object.fromEntries(
      Object.keys(product.screens).map((id) => [
        id,
        {
          own: files((locale) => pageModules(product, id, locale)),
          around: files((locale) => aroundModules(product, id, locale)),
        },
      ]),
    ),
  }
}
