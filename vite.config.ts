import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockHost, type MockMode } from './mock/hosts/vitePlugin.ts'
import { antdStyles } from './scripts/antdStyles.ts'
import { compileMessages } from './scripts/compileMessages.ts'
import { FIRST_PAGE as FIRST_FILES, loadingSign } from './scripts/devServer.ts'
import { leanPackages } from './scripts/leanPackages.ts'
import { marketInOneFile } from './scripts/marketInOneFile.ts'
import { moduleSizes } from './scripts/moduleSizes.ts'
import { pageFiles } from './scripts/pageFiles.ts'
import { prerender } from './scripts/prerender.ts'
import { zipInPlace } from './scripts/zipInPlace.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const nodeMajor = Number(process.versions.node.split('.')[0])

/** A real back end that calls are handed to instead of the mock, e.g. `http://127.0.0.1:8080`. */
const backend = process.env['CANGTONG_BACKEND']
const proxy = backend ? { '/trading-api': { target: backend, changeOrigin: true } } : {}

/** Where calls go: the mode's own setting, but a preview of the production build brings the marketplace along. */
function mockMode(mode: string, isPreview: boolean): MockMode {
  if (backend) return 'off'
  const wanted =
    process.env['VITE_MOCK'] ??
    (isPreview && mode === 'production' ? 'server' : loadEnv(mode, root, 'VITE_')['VITE_MOCK'])
  return wanted === 'worker' || wanted === 'server' ? wanted : 'off'
}

/**
 * What the first page stands on, in one file instead of a dozen: fewer requests, no more bytes. A part that the home page does
 * not use must not be named here; the budgets tell.
 */
const FIRST_PAGE = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs/[\w-]+|@tanstack)/`,
    String.raw`/src/(i18n/(?!antdLocale|duration|format|problem|useFormats)|routes/(?!params|address|orderTabs)|session/(?!access|useAccess|Certif|ForMember)|drafts/(flush|localDrafts|trouble)|storage/(?!cipher)|config|reference/(?!AllocationText|CreditPart|DictText|FloatingText|FuelText|PayersText|ReasonField|RegionSelect|agreementLink|contactFacts|mqcParts|namedPlace|statusTones|useCancelFee|usePaymentTerm|usePlaces|useSettlement|cargo/|changes/|carriage/|co2/|coupon/|gone/|hs/|notices/))(?!.*messages/)`,
    String.raw`/src/ui/(Button|Card|Contained|ErrorBoundary|stylesheet|reloadPage|Countdown|DateField|Dialog|dialog|EmptyState|ErrorState|Field|fileAddress|PortCombobox|portSearch|useMatchText|RouteLink|LazySection|QueryBlock|SelectField|Skeleton|WhenVisible|icons|clock|keepFocus|kit|preload|toast|progress)\b`,
    String.raw`/src/contract/(endpoint|envelope|shape|reference/endpoints|trade/tender/endpoints|front/search/(fold|match))\.ts`,
    String.raw`/src/shared/(typedDay|chunkErrors)`,
    String.raw`/src/pages/home/(options|quick/key)\.ts`,
    String.raw`/src/api/(approvalNeeded|useQuery|answers|marketKind|useMarketKind|readable|ApiContext|errors|errorText|serverClock)`,
  ].join('|'),
)

/** antd's packages do not say that loading a module of theirs does nothing: its forms came along with a select, 12 KB. */
const ANTD_PARTS = { test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }

/** Which plugin takes how long is no fault of a build. */
const QUIET = { pluginTimings: false }

const pages = pageFiles((id) => FIRST_PAGE.test(id))

export default defineConfig(({ mode, command, isPreview = false }) => ({
  base: '/',
  plugins: [
    antdStyles(),
    leanPackages(),
    zipInPlace(),
    compileMessages(),
    react(),
    mockHost(mockMode(mode, isPreview)),
    ...(command === 'serve' && mockMode(mode, isPreview) === 'worker' ? [marketInOneFile()] : []),
    ...(command === 'build' ? [pages.plugin, prerender(), moduleSizes()] : [loadingSign()]),
  ],
  resolve: { alias: { '@mock': at('./mock'), '@tests': at('./tests'), '@': at('./src') } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // Browsers without it (Safari before 17) fetch what they need a little later.
    modulePreload: { polyfill: false },
    // The demo carries the whole marketplace with its invented years in one file.
    ...(mode === 'demo' && { chunkSizeWarningLimit: 4000 }),
    rolldownOptions: {
      checks: QUIET,
      treeshake: { moduleSideEffects: [ANTD_PARTS] },
      output: {
        // Seven characters tell files apart as well as eight; a page names some 300 of them.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        minifyInternalExports: true,
        codeSplitting: {
          groups: [{ name: 'first', test: FIRST_PAGE, priority: 2 }, pages.group],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [compileMessages({ asText: true })],
    rolldownOptions: {
      checks: QUIET,
      output: { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash:7].js' },
    },
  },
  server: { proxy, warmup: { clientFiles: FIRST_FILES } },
  preview: { proxy },
  test: {
    setupFiles: ['./tests/setup/vitest.ts'],
    css: false,
    // Tests leave nothing behind: they share a process, what it has loaded, and the marketplace that was invented last.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'market', environment: 'node', include: ['tests/mock/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'product',
          environment: 'happy-dom',
          // A file that is saved must not take the page of all later tests with it.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/mock/**'],
        },
      },
    ],
    restoreMocks: true,
    maxWorkers: 2,
    // The first market of a file is seeded in a hook; machines are shared.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    execArgv: [
      // What a test makes is thrown away soon: with more room for it Node looks less often for what is still needed.
      '--max-semi-space-size=64',
      // Node 25 and later bring a localStorage of their own that hides the DOM's.
      ...(nodeMajor >= 25 ? ['--no-experimental-webstorage'] : []),
    ],
  },
}))
