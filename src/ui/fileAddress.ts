import { createContext } from 'react'
import { env } from '@/config/env.ts'

/** Milliseconds after which a signed address is not trusted any more: shorter than any lives, and than the rest of a cached answer. */
export const TRUST_MS = 8 * 60_000

/** The address of an uploaded file: under the object-storage base (Spec §3), or where the mock keeps it. */
export function fileAddress(url: string): string {
  return (env.ossBase || `${env.apiPrefix}/oss`) + url
}

/** Whether an address runs out at all, and may be exchanged for a fresh one. */
export const runsOut = (url: string): boolean => new URLSearchParams(url.split('?')[1]).has('until')

/** Port through which links ask the server for a fresh address; returns the old one unless `app` fills it. */
export const FileAddressContext = createContext<(url: string) => Promise<string>>(async (url) => url)
