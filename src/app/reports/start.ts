import { reportErrorsTo } from '../errorLog.ts'
import { isOwnPath, postQuietly, startReporter } from './reporter.ts'

/** Starts the reports of errors and of how visits felt, if they have somewhere to go on this origin (docs/deployment.md). */
export function startReports(url: string): void {
  if (isOwnPath(url)) reportErrorsTo(startReporter({ url, post: postQuietly }))
}
