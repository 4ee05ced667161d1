import { createContext } from 'react'
import { env } from '@/config/env.ts'

/** Age up to which a signed URL is trusted, ms: shorter than its lifetime, and than the rest of a cached response's. */
export const TRUST_MS = 8 * 60_000

/** URL of an uploaded file: under the object-storage base (Spec §3), or in the mock. */
export function fileAddress(url: string): string {
  return (env.ossBase || `${env.apiPrefix}/oss`) + url
}

/** Whether a URL expires and can be renewed. */
export const runsOut = (url: string): boolean => new URLSearchParams(url.split('?')[1]).has('until')

/** Port through which links renew a URL; returns the old one unless `app` provides it. */
export const FileAddressContext = createContext<(url: string) => Promise<string>>(async (url) => url)
