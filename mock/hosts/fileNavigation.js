/* Prepended to msw's worker script, which ignores navigations: URLs of files opened in a new tab, or saved, are
   answered by an open page, because the marketplace runs in it. A page that may be left is answered on. */
;(() => {
  const FILES = '/trading-api/oss/'
  const WAIT_MS = 8000
  const NOBODY = 'Open the site in another tab, then load this page again. / 请先在另一标签页打开本站，再刷新此页。'

  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url)
    if (event.request.mode !== 'navigate' || origin !== self.location.origin || !pathname.startsWith(FILES)) return
    event.stopImmediatePropagation()
    event.respondWith(answer(event.request.url))
  })

  // msw takes a page for closed as soon as it may be left. One that stays, or that asks while the next one loads, would
  // ask the network, where nobody answers.
  self.addEventListener('message', (event) => {
    if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
  })

  async function answer(url) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // Pages without a marketplace, such as other open files, never answer; the first answer wins.
    const asked = pages.map((page) => ask(page, url))
    const late = new Promise((resolve) => void setTimeout(resolve, WAIT_MS))
    const reply = await Promise.race([...asked, late])
    if (reply) return new Response(reply.body, { status: reply.status, headers: reply.headers })
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(NOBODY, { status: 503, headers })
  }

  function ask(page, url) {
    const { port1, port2 } = new MessageChannel()
    page.postMessage({ type: 'FILE_NAVIGATION', url }, [port2])
    port1.start()
    return new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  }
})()
