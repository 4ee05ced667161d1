import { test } from '../test.ts'

/** Adds a figure to the test report; `npm run figures` prints them. */
export function figure(description: string): void {
  test.info().annotations.push({ type: 'figure', description })
}
