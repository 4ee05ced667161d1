import { test as plain } from '@playwright/test'
import { STOOD_STILL, stateOf } from './stateOf.ts'

/**
 * Playwright's `test`. Of one that fails it prints what each open page shows; a red walk that nobody can repeat leaves
 * nothing else behind.
 */
export const test = plain.extend<{ saidWhenFailed: void }>({
  saidWhenFailed: [
    // With `context`, so that this ends while the pages are still open.
    async ({ browser, context }, use, info) => {
      await use()
      if (info.status === info.expectedStatus || info.status === 'skipped') return
      const pages = [context, ...browser.contexts()].flatMap((one) => one.pages())
      for (const page of new Set(pages)) {
        const { text, isBrowserStill } = await stateOf(page)
        console.log(`${info.title}\n${text}`)
        if (isBrowserStill) info.annotations.push({ type: STOOD_STILL, description: page.url() })
      }
    },
    { auto: true },
  ],
})
