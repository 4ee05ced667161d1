import { env } from '@/config/env.ts'

/** The address of an uploaded file: under the object-storage base (Spec §3), or where the mock keeps it. */
export function fileAddress({ url }: { url: string }): string {
  return (env.ossBase || `${env.apiPrefix}/oss`) + url
}
