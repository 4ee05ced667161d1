import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { dataFile, freshData } from '../e2e/dataFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** One marketplace per engine, so that each finds the same. */
const BASE = Number(process.env['ENGINES_PORT_BASE'] ?? 4380)
const ENGINES = [
  ['firefox', BASE],
  ['webkit', BASE + 1],
] as const
/** CI runs what is tagged `@smoke`; `WHOLE=1` runs all. */
const isWhole = process.env['WHOLE'] === '1'

/** Names given by `--project`; only their servers are started. */
const asked = process.argv.flatMap((word, at) =>
  word === '--project' ? [process.argv[at + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
)
const here = ENGINES.filter(([name]) => asked.length === 0 || asked.includes(name))
// The workers read this file too and must not delete what the servers write.
if (process.env['TEST_WORKER_INDEX'] === undefined) freshData(here.map(([name]) => `engines-${name}`))

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/engines`,
  // One engine at a time: three browsers of WebKit are enough for two processors.
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  ...(isWhole ? {} : { grep: /@smoke/ }),
  reporter: [['list'], ['json', { outputFile: `${root}.reports/engines${isWhole ? '' : '-smoke'}.json` }]],
  projects: here.map(([name, port]) => ({
    name,
    use: { browserName: name, baseURL: `http://127.0.0.1:${port}` },
    // In CI one engine walks the main job: three browsers of WebKit take a minute and a half.
    ...(!isWhole && name === 'webkit' && { grepInvert: /main job/ }),
  })),
  webServer: here.map(([name, port]) => ({
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    // The first call seeds the marketplace.
    url: `http://127.0.0.1:${port}/trading-api/trading/api/home/overview`,
    timeout: 180_000,
    env: {
      CANGTONG_ROBOT_DELAY_MS: '600',
      CANGTONG_BIDDER_DELAY_MS: '3000',
      CANGTONG_DATA_FILE: dataFile(`engines-${name}`),
    },
  })),
})
