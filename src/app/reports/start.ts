import { reportErrorsTo } from '../errorLog.ts'
import { isOwnPath, postQuietly, startReporter } from './reporter.ts'

/** Starts error and web-vitals reports, if a target on this origin is configured (docs/deployment.md). */
export function startReports(url: string): void {
  if (isOwnPath(url)) reportErrorsTo(startReporter({ url, post: postQuietly }))
}
