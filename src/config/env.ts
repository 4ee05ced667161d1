import { API_PREFIX } from './constants.ts'

/** Where the mock back end runs: in the page's service worker, in the dev or preview server, or nowhere (decision 0007). */
export type MockHost = 'worker' | 'server' | 'off'

function mockHost(value: unknown): MockHost {
  return value === 'worker' || value === 'server' ? value : 'off'
}

/** Settings of this build, read once. `mode` is Vite's mode; `ossBase` the object-storage base of uploaded pictures (Spec §3). */
export const env = {
  mode: import.meta.env.MODE,
  isProduction: import.meta.env.PROD,
  apiPrefix: (import.meta.env.VITE_API_PREFIX as string | undefined) ?? API_PREFIX,
  mock: mockHost(import.meta.env.VITE_MOCK),
  ossBase: (import.meta.env.VITE_OSS_BASE as string | undefined) ?? '',
  /** Id under which this site is registered with WeChat for website logins; empty: it is not. */
  wechatAppId: (import.meta.env.VITE_WECHAT_APPID as string | undefined) ?? '',
  /** Path of this origin that takes reports of errors and of how visits felt; empty: none are sent. */
  reportUrl: (import.meta.env.VITE_REPORT_URL as string | undefined) ?? '',
  /** Identifies this build; one automatic reload is allowed per build and path (RELIABILITY E7). */
  buildId: (import.meta.env.VITE_BUILD_ID as string | undefined) ?? 'dev',
} as const
