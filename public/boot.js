// Runs before the first paint: mode, language and direction on <html>, which prerendered copy is shown, and when the app starts.
;(function () {
  var root = document.documentElement
  var me = document.currentScript
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  function tag(value) {
    return value && value !== 'null' && value !== 'undefined' && /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(value)
      ? value.replace(/_/g, '-')
      : ''
  }
  var theme = stored('cangtong_theme')
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = theme
  // The member's menu without names (src/layout/workspace).
  if (stored('cangtong_side') === 'rail') root.dataset.side = 'rail'
  var raw = tag(stored('umi_locale')) || tag(navigator.language) || 'zh-CN'
  root.lang = /^en(-|$)/i.test(raw) ? 'en-US' : 'zh-CN'
  root.dir = /^(he|ar|fa|ku)/.test(raw) ? 'rtl' : 'ltr'
  var path = location.pathname.toLowerCase().replace(/\/+$/, '')
  root.dataset.shell = path === '' || path === '/home' ? 'home' : 'page'
  // Pages whose heading is prerendered show it.
  root.dataset.page = path
  var query = new URLSearchParams(location.search)
  // Of a page that shows one thing; without it the page is another one.
  if (query.get('id') || query.get('tenderId')) root.dataset.one = ''
  // Whoever has a token that lives is no visitor: the prerendered header does not offer to log in. Both tokens live as long, and
  // an access token that the server has ended is renewed by the other one.
  var until = Number(stored('cangtong_member_until') || Infinity)
  try {
    if (
      !(until < Date.now()) &&
      Object.keys(localStorage).some(function (key) {
        return /^CANGTONG__\w+__TOKEN__$/.test(key)
      })
    )
      root.dataset.member = ''
  } catch {
    // Without storage there is no member.
  }
  // Beside a page of the workspace is the member's menu. With nothing after the path it has its heading at once.
  if (root.dataset.member !== undefined && (me.dataset.work || '').split(' ').indexOf(path) >= 0) {
    root.dataset.work = ''
    if (!location.search) root.dataset.plain = ''
  }
  if (root.lang === 'en-US') document.title = me.dataset.titleEn || document.title

  // A page that shows one thing has its title for its heading as soon as the answer has it. What a visitor is answered is kept for
  // the app, which then asks nothing twice; whoever has a token is answered more, so that the app asks by itself. It is asked before
  // the files of the page, which would keep the answer waiting: `data-asks` has path, call and parameter of each such page.
  function askOne() {
    var asked = (me.dataset.asks || '').split(',').filter(function (one) {
      return one.split(' ')[0] === path
    })[0]
    if (!asked) return
    var words = asked.split(' ')
    var id = query.get(words[2])
    var isMember = root.dataset.member !== undefined
    if (!id || (isMember && words[3])) return
    var limit = new AbortController()
    setTimeout(function () {
      limit.abort()
    }, 5000)
    var early = {
      address: words[1] + '?id=' + encodeURIComponent(id),
      isMember: isMember,
      language: root.lang,
      at: Date.now(),
    }
    early.answer = fetch(early.address, { headers: { 'Accept-Language': root.lang }, signal: limit.signal }).then(
      function (answer) {
        return answer.text().then(function (text) {
          return { status: answer.status, text: text, headers: answer.headers }
        })
      },
    )
    window.cangtongEarly = early
    // The page says by itself what does not come.
    early.answer
      .then(function (answer) {
        return nameHeadings(early, JSON.parse(answer.text))
      })
      .catch(function () {})
  }
  // A new element: what is drawn anew counts as drawn, a changed text does not.
  function drawn(old, inside) {
    var made = old.cloneNode()
    made.append(inside)
    return made
  }
  // The line under the title, e.g. `{no} · {seller.nameEn|seller.nameZh}`: where the answer has each fact, or nothing.
  function lineOf(pattern, data) {
    var isWhole = true
    var line = pattern.replace(/\{([^}]+)\}/g, function (_, places) {
      var facts = places.split('|').map(function (place) {
        return place.split('.').reduce(function (at, name) {
          return at && at[name]
        }, data)
      })
      var fact = facts.filter(function (one) {
        return typeof one === 'string'
      })[0]
      isWhole = isWhole && fact !== undefined
      return fact
    })
    return isWhole ? line : ''
  }
  function nameHeadings(early, body) {
    var title = body.code === 200 && body.data && body.data.title
    if (typeof title !== 'string') return
    early.title = title
    function draw() {
      ;[].forEach.call(document.querySelectorAll('[data-named]'), function (heading) {
        // What the parser is still at comes when all of the document has come.
        if (heading.dataset.head !== path || (document.readyState === 'loading' && !heading.nextElementSibling)) return
        heading.removeAttribute('data-named')
        var old = heading.querySelector('h1')
        old.replaceWith(drawn(old, lineOf(heading.dataset.title || '{title}', body.data)))
        var place = heading.querySelector('[data-line]')
        if (!place) return
        var line = lineOf(place.dataset.line, body.data)
        if (heading.closest('[data-locale]').dataset.locale === root.lang) early.line = line
        // With the paragraph around it, which is empty until now: a longer title moves nothing that anybody saw.
        place.parentNode.replaceWith(drawn(place.parentNode, drawn(place, line)))
      })
    }
    draw()
    addEventListener('DOMContentLoaded', draw)
  }
  askOne()

  // In a build the entry is named here and starts after the first paint, so that painting never waits for script.
  var entry = me.dataset.entry
  if (!entry) return
  var isStarted = false
  function failed() {
    var note = document.getElementById('boot-failed')
    if (note) note.hidden = false
  }
  // What the page needs is fetched beside the entry instead of after it. Which files another page than home has, the build writes
  // here (scripts/prerender.ts).
  var table = null
  var isHome = root.dataset.shell === 'home'
  var files = (root.lang === 'en-US' ? me.dataset.en : me.dataset.zh).split(' ')
  function preload(name) {
    // A style that is preloaded and not used, e.g. of a page that leads to another one, would be complained of in the console.
    if (name.endsWith('.css')) return void fetch('/' + name).catch(function () {})
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    // What the page asks the server for, and what is painted first, goes before it.
    link.fetchPriority = 'low'
    link.href = '/' + name
    document.head.appendChild(link)
  }
  function preloadPage() {
    var pages = table.pages[root.lang]
    var places = pages[path] || pages[path.replace(/[^/]+$/, ':id')] || []
    places.forEach(function (place) {
      preload(table.files[place])
    })
  }
  function preloadAll() {
    preload(entry.slice(1))
    files.forEach(preload)
  }
  function wait(ms) {
    return new Promise(function (done) {
      setTimeout(done, ms)
    })
  }
  function run() {
    // What the entry stands on runs before it, in a turn of its own: the page answers in between.
    return import(me.dataset.base)
      .then(function () {
        return wait(0)
      })
      .then(function () {
        return import(entry)
      })
  }
  function start() {
    if (isStarted) return
    isStarted = true
    if (isHome) preloadAll()
    run().catch(function () {
      // The same addresses again: with another one the entry would run twice, because pages import from it.
      wait(600).then(run).catch(failed)
    })
  }
  // Home is painted from the document alone and gets the whole line first; every other page waits for its files.
  if (!isHome) {
    preloadAll()
    if (table) preloadPage()
  }
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) setTimeout(start, 0)
    }).observe({ type: 'paint', buffered: true })
  } catch {
    addEventListener('DOMContentLoaded', start)
  }
  // Where nothing is painted (a background tab) the app starts all the same.
  addEventListener('DOMContentLoaded', function () {
    setTimeout(start, 300)
  })
})()
