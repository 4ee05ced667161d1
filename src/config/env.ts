import { API_PREFIX } from './constants.ts'

/** Host of the mock back end: the page's service worker, the dev or preview server, or none (decision 0007). */
export type MockHost = 'worker' | 'server' | 'off'

function mockHost(value: unknown): MockHost {
  return value === 'worker' || value === 'server' ? value : 'off'
}

/**
 * Id of the build that an entry belongs to, 'dev' on the dev server: the hash in its name, which changes with any file of
 * the build and with nothing else. A time would give the same source other bytes at each build.
 */
export const buildIdOf = (entry = ''): string => /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'dev'

/** The entry that `public/boot.js` starts; there is no document in a worker. */
const entry = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry']

/**
 * Settings of this build, read once. `mode` is Vite's mode; `ossBase` the object-storage base URL of uploaded files
 * (Spec §3).
 */
export const env = {
  mode: import.meta.env.MODE,
  isProduction: import.meta.env.PROD,
  apiPrefix: (import.meta.env.VITE_API_PREFIX as string | undefined) ?? API_PREFIX,
  mock: mockHost(import.meta.env.VITE_MOCK),
  ossBase: (import.meta.env.VITE_OSS_BASE as string | undefined) ?? '',
  /** WeChat app id of this site for website logins; '' if not registered. */
  wechatAppId: (import.meta.env.VITE_WECHAT_APPID as string | undefined) ?? '',
  /** Path on this origin for reports of errors and web vitals; '' for none. */
  reportUrl: (import.meta.env.VITE_REPORT_URL as string | undefined) ?? '',
  /** Id of this build; one automatic reload is allowed per build and path (RELIABILITY E7). */
  buildId: buildIdOf(entry()),
} as const
