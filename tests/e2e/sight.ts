import type { Locator, Page } from '@playwright/test'

/** The headers in the document; each prerendered copy has one too, hidden or not, until the app takes over. */
export const banners = (page: Page): Locator => page.getByRole('banner', { includeHidden: true })

/** The button with the account's menu, in either language. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^(账号菜单：|Account menu: )/ })

/** The link of the header to log in; those of the prerendered copies do not count. */
export const loginLink = (page: Page): Locator =>
  page
    .locator('#root')
    .getByRole('banner')
    .getByRole('link', { name: /^(登录|Log in)$/ })

const RETRY = /^(重试|Try again)$/
/** What says in `main` that something could not be loaded and can be asked for again: a part, or the whole page. */
export const failures = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: RETRY }) })

/** Parts of the page that could not be loaded. */
export const failedParts = (page: Page): Locator =>
  failures(page).filter({ hasNot: page.getByRole('heading', { level: 1 }) })

/** The panel in the place of a page that could not be opened. */
export const failedPage = (page: Page): Locator =>
  failures(page).filter({ has: page.getByRole('heading', { level: 1 }) })

/** What says that something is loading: a part, or by `aria-busy` what is shown already. */
export const waiting = (page: Page): Locator =>
  page.locator('main [aria-busy="true"]').or(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: /^(正在加载|Loading)$/ }),
  )
