import { test } from '@playwright/test'

/** Puts a figure of the test into the report of the run; `npm run figures` prints them. */
export function figure(description: string): void {
  test.info().annotations.push({ type: 'figure', description })
}
