import { openBrowser } from './bench/probe.mjs'
const [, , account, path, out, w = '1440', lang = 'zh-CN', theme = 'light', ...steps] = process.argv
const browser = await openBrowser()
const ctx = await browser.newContext({ viewport: { width: Number(w), height: w === '390' ? 844 : 900 }, locale: lang })
const page = await ctx.newPage()
page.setDefaultTimeout(30000)
page.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', m.text().slice(0, 300))
})
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
await page.addInitScript(
  ([l, t]) => {
    localStorage.setItem('umi_locale', l)
    localStorage.setItem('cangtong_theme', t)
  },
  [lang, theme],
)
const base = 'http://127.0.0.1:4678'
if (account !== 'guest') {
  await page.goto(base + '/login')
  await page.getByLabel(/^账号|^Account/).fill(account)
  await page
    .getByLabel(/^密码|^Password/)
    .first()
    .fill('Cangtong2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((u) => !u.pathname.startsWith('/login'))
}
await page.goto(base + path)
await page.waitForLoadState('networkidle')
await page.waitForTimeout(600)
for (const s of steps) {
  try {
    await new Function('page', `return (async()=>{${s}})()`)(page)
    await page.waitForTimeout(500)
  } catch (e) {
    console.log(e.message.slice(0, 300))
    break
  }
}
await page.screenshot({ path: out, fullPage: process.env.FULL === '1' })
await browser.close()
