/** How long the marketplace waits for a page that waits for an answer itself, ms. */
const LONGEST_WAIT_MS = 1_000
let started: Promise<void> | undefined

const later = async (ms: number) =>
  new Promise((done) => {
    setTimeout(done, ms)
  })

/** The marketplace keeps the page busy for seconds when it starts for the first time: the page's heading comes before it. */
async function headingDrawn(): Promise<void> {
  let hasLayout = false
  for (let waited = 0; waited < LONGEST_WAIT_MS && !document.querySelector('#root main h1');) {
    await later(20)
    hasLayout ||= document.querySelector('#root main') !== null
    if (hasLayout) waited += 20
  }
  // Once more, so that it is painted too.
  await later(50)
}

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCK === 'worker') {
    await headingDrawn()
    const { startBrowserMock } = await import('@mock/hosts/browser.ts')
    await startBrowserMock()
  }
}

/** Starts the mock back end once in this page's service worker, if the build includes it. Decision 0007. */
export function startMock(): Promise<void> {
  started ??= start()
  return started
}
