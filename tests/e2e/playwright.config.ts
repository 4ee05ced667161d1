import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { dataFile, freshData } from './dataFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** One marketplace per group of tests: a test that moves the market clock must not move it for another. */
const BASE = Number(process.env['E2E_PORT_BASE'] ?? 4310)
const MARKETS = {
  pages: BASE,
  parties: BASE + 2,
  keyboard: BASE + 3,
  faults: BASE + 4,
  member: BASE + 5,
  messages: BASE + 6,
  contract: BASE + 7,
  market: BASE + 8,
  coupon: BASE + 9,
  front: BASE + 10,
  statement: BASE + 16,
  omission: BASE + 17,
  terms: BASE + 18,
  push: BASE + 19,
  approvals: BASE + 20,
  guest: BASE + 21,
  deciders: BASE + 22,
} as const
/** The table-driven suites (tests/e2e/proof), one folder and one marketplace each. */
const PROOFS = { faults: BASE + 11, security: BASE + 12, access: BASE + 13 } as const
/** CI runs everything except tests tagged `@whole`; `WHOLE=1` runs all. */
const isWhole = process.env['WHOLE'] === '1'
const WORKER_PORT = BASE + 1
/** The production build with another back end, which the test starts on the next port. */
const REAL_PORT = BASE + 14
process.env['E2E_SAMPLE_PORT'] = String(REAL_PORT + 1)
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)
// A fresh marketplace for each run; the workers read the config too and must not delete it.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  freshData(
    [...Object.keys(MARKETS), ...Object.keys(PROOFS).map((proof) => `proof-${proof}`)].map((name) => `e2e-${name}`),
  )

/** Names given by `--project`; only their servers are started. */
const asked = process.argv.flatMap((word, at) =>
  word === '--project' ? [process.argv[at + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
)
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)
/** Projects that CI does not run. */
const WHOLE_ONLY = ['messages', 'contract', 'statement', 'omission', 'terms', 'push', 'approvals', 'guest', 'deciders']

const SERVERS = [
  ...Object.entries(MARKETS),
  ...Object.entries(PROOFS).map(([name, port]) => [`proof-${name}`, port] as const),
]

/** Robots respond at once: the same rules, shorter waits. */
const quick = { CANGTONG_ROBOT_DELAY_MS: '600', CANGTONG_BIDDER_DELAY_MS: '3000' }

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Only a browser that stood still excuses the first try (secondTry.ts).
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  ...(isWhole ? {} : { grepInvert: /@whole/ }),
  reporter: [
    ['list'],
    ['./secondTry.ts'],
    ['json', { outputFile: `${root}.reports/${asked.join('+') || 'browser'}${isWhole ? '' : '-smoke'}.json` }],
  ],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Recording takes as much CPU time as the test itself.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    actionTimeout: 40_000,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    ...Object.entries(MARKETS).map(([name, port]) => ({
      name,
      testMatch: [`${name}.spec.ts`, `${name}-*.spec.ts`],
      testIgnore: 'proof/**',
      use: { baseURL: `http://127.0.0.1:${port}` },
    })),
    ...Object.entries(PROOFS).map(([name, port]) => ({
      name: `proof-${name}`,
      testDir: `./proof/${name}`,
      timeout: isWhole ? 1_800_000 : 400_000,
      use: { baseURL: `http://127.0.0.1:${port}` },
    })),
    { name: 'real', testMatch: 'real.spec.ts', use: { baseURL: `http://127.0.0.1:${REAL_PORT}` } },
    { name: 'worker', testMatch: 'worker.spec.ts', use: { baseURL: `http://127.0.0.1:${WORKER_PORT}` } },
  ],
  webServer: [
    ...SERVERS.filter(([name]) => isAsked(name) && (isWhole || !WHOLE_ONLY.includes(name))).map(([name, port]) => ({
      command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
      cwd: root,
      // Ready once its marketplace is: the first call seeds it, which takes longer than a page waits on a busy machine.
      url: `http://127.0.0.1:${port}/trading-api/trading/api/home/overview`,
      timeout: 180_000,
      env: { ...quick, CANGTONG_DATA_FILE: dataFile(`e2e-${name}`) },
    })),
    ...(isAsked('real')
      ? [
          {
            command: `npx vite preview --host 127.0.0.1 --port ${REAL_PORT} --strictPort`,
            cwd: root,
            port: REAL_PORT,
            env: { VITE_MOCK: 'off', CANGTONG_BACKEND: `http://127.0.0.1:${REAL_PORT + 1}` },
          },
        ]
      : []),
    ...(isAsked('worker')
      ? [
          {
            command: `npx vite preview --mode demo --outDir dist-demo --host 127.0.0.1 --port ${WORKER_PORT} --strictPort`,
            cwd: root,
            port: WORKER_PORT,
          },
        ]
      : []),
  ],
})
