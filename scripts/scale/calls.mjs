import { randomUUID } from 'node:crypto'
import { bidOf, tenderOf } from '../load/trade.mjs'
import { numbers, readTables } from './grow.mjs'

const ACCOUNTS = ['trader', 'trader2', 'forwarder', 'forwarder2', 'consolidator']
const PASSWORD = 'Cangtong2026'

/** Signs everybody in. */
async function signIn(wire) {
  const people = {}
  for (const account of ACCOUNTS) {
    const login = { grantType: 'password', userType: 'PC', account, password: PASSWORD }
    const { access_token: token } = await wire.post('/oauth/token', login)
    people[account] = token
  }
  return people
}

/** What is in the data file that calls can ask for. */
function idsOf(file) {
  const names = ['tenders', 'orders', 'bids', 'listings', 'companies']
  const { tenders, orders, bids, listings, companies } = readTables(file, names)
  const ids = (rows, test) => rows.filter(test).map(({ id }) => id)
  return {
    open: ids(tenders, ({ status, body }) => status === 'QUOTING' && body.visibility === 'PUBLIC'),
    over: ids(tenders, ({ status, body }) => status === 'DONE' && body.visibility === 'PUBLIC'),
    compared: ids(tenders, ({ status, companyId }) => status === 'EVALUATING' && companyId === 'c01'),
    orders: ids(orders, ({ buyerId }) => buyerId === 'c01'),
    bids: ids(bids, ({ companyId, body }) => companyId === 'c02' && body !== undefined),
    listings: ids(listings, ({ status }) => status === 'ONLINE'),
    companies: ids(companies, ({ certification }) => certification === 'APPROVED'),
  }
}

/** A read that is sent as a write (Spec). */
const WORKBENCH = '/api/member/memCenter'
const BUYERS = ['trader', 'trader2']
const SELLERS = ['forwarder', 'forwarder2', 'consolidator']
const PORTS = ['USLAX', 'NLRTM', 'SGSIN', 'DEHAM', 'GBFXT', 'AEJEA']

/** The reads: weight, who, path, query. */
const readsOf = (ids, pick) => [
  [6, ACCOUNTS, '/api/home/overview', () => ({})],
  [1, ACCOUNTS, '/api/home/freightIndex', () => ({})],
  [8, ACCOUNTS, '/api/tender/page', () => ({ size: 20 })],
  [4, ACCOUNTS, '/api/tender/page', () => ({ pod: pick(PORTS), mode: 'FCL', sort: 'newest', size: 20 })],
  [3, SELLERS, '/api/tender/page', () => ({ keyword: pick(['家具', 'LED', '宁波', 'USLAX']), size: 20 })],
  [2, SELLERS, '/api/tender/page', () => ({ quotable: true, sort: 'bids', size: 20 })],
  [1, ACCOUNTS, '/api/tender/page', () => ({ status: 'DONE', sort: 'newest', size: 20 })],
  [1, SELLERS, '/api/tender/relax', () => ({ pod: pick(PORTS), mode: 'FCL', reefer: true })],
  [3, ACCOUNTS, '/api/tender/hall', () => ({ size: 20 })],
  [1, ACCOUNTS, '/api/tender/laneStats', () => ({})],
  [8, ACCOUNTS, '/api/tender/detail', () => ({ id: pick(ids.open) })],
  [3, ACCOUNTS, '/api/tender/detail', () => ({ id: pick(ids.over) })],
  [3, ACCOUNTS, '/api/question/page', () => ({ tenderId: pick(ids.open) })],
  [4, BUYERS, '/api/tender/minePage', () => ({ size: 10 })],
  [2, ['trader'], '/api/tender/help', () => ({ id: pick(ids.mine) })],
  [3, ['trader'], '/api/bid/received', () => ({ tenderId: pick(ids.compared) })],
  [4, SELLERS, '/api/bid/minePage', () => ({ size: 10 })],
  [2, ['forwarder'], '/api/bid/detail', () => ({ id: pick(ids.bids) })],
  [4, SELLERS, '/api/bid/forTender', () => ({ tenderId: pick(ids.open) })],
  [2, SELLERS, '/api/bid/lastQuotes', () => ({ tenderId: pick(ids.open) })],
  [1, SELLERS, '/api/bid/laneHistory', () => ({ pol: 'CNSHA', pod: pick(PORTS), isoCode: '45G1' })],
  [2, SELLERS, '/api/bid/stats', () => ({})],
  [4, ACCOUNTS, '/api/order/page', () => ({ size: 10 })],
  [3, ['trader'], '/api/order/detail', () => ({ id: pick(ids.orders) })],
  [1, ACCOUNTS, '/api/statement/page', () => ({ size: 10 })],
  [1, ['trader'], '/api/invoice/billable', () => ({})],
  [1, ['trader'], '/api/invoice/page', () => ({ size: 10 })],
  [1, ACCOUNTS, '/api/agreement/page', () => ({ size: 10 })],
  [4, ACCOUNTS, '/api/listing/page', () => ({ size: 20 })],
  [2, ACCOUNTS, '/api/listing/page', () => ({ pod: pick(PORTS), sort: 'allIn', size: 20 })],
  [2, ACCOUNTS, '/api/listing/detail', () => ({ id: pick(ids.listings) })],
  [3, ACCOUNTS, '/api/shipDate/page', () => ({ pol: 'CNSHA', pod: pick(PORTS), size: 10 })],
  [3, ACCOUNTS, '/api/search/all', () => ({ q: pick(['CNSHA', '家具', '宁波', 'ZB2026']) })],
  [12, ACCOUNTS, '/api/message/unread', () => ({})],
  [4, ACCOUNTS, '/api/message/page', () => ({ size: 10 })],
  [8, ACCOUNTS, WORKBENCH, () => ({})],
  [3, ACCOUNTS, '/api/member/currentUser', () => ({})],
  [2, ACCOUNTS, '/api/favorite/page', () => ({ size: 10 })],
  [2, ACCOUNTS, '/api/company/profile', () => ({ id: pick(ids.companies) })],
  [1, ACCOUNTS, '/api/company/directory', () => ({ size: 10 })],
  [1, ACCOUNTS, '/api/company/zone', () => ({ userType: pick([1, 2, 3]) })],
  [1, ACCOUNTS, '/api/coupon/center', () => ({ size: 10 })],
  [1, ACCOUNTS, '/api/news/page', () => ({ size: 10 })],
]

/** The writes; those that need a tender of the run use the newest that is open. */
const writesOf = (ids, pick, run) => [
  [3, BUYERS, '/api/tender/saveDraft', () => ({ draft: { title: `scale-${run.serial++}` }, requestNo: randomUUID() })],
  [2, ['trader2'], '/api/tender/submit', () => run.tender()],
  [3, SELLERS, '/api/bid/saveDraft', (who) => run.sketch(who)],
  [2, SELLERS, '/api/bid/submit', (who) => run.bid(who)],
  [2, ACCOUNTS, '/api/message/readAll', () => ({})],
  [3, ACCOUNTS, '/api/favorite/save', () => ({ targetType: 'TENDER', targetId: pick(ids.open) })],
  [
    1,
    SELLERS,
    '/api/question/ask',
    () => ({ tenderId: pick(ids.open), text: '可以拼箱吗？', requestNo: randomUUID() }),
  ],
]

/** Prepares the people and tenders; returns a function that gives the next call: nine reads, then one write. */
export async function prepareCalls(wire, file, firstTenders = 12) {
  const people = await signIn(wire)
  const ids = idsOf(file)
  const random = numbers(7)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const marketNow = async () => (await wire.call('GET', '/api/dict/listDict', { size: 1 })).now
  const now = await marketNow()
  const quoted = new Map()
  const run = { serial: 0 }
  const draft = () => ({
    ...tenderOf(`scale-${run.serial++}`, now),
    deadline: new Date(now + 5 * 86_400_000).toISOString(),
  })
  run.tender = () => ({ draft: draft(), requestNo: randomUUID() })
  const own = []
  for (let at = 0; at < firstTenders; at++)
    own.push((await wire.post('/api/tender/submit', run.tender(), people.trader2)).id)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const opened = []
  for (const id of own) opened.push(await wire.get('/api/tender/detail', { id }, people.trader2))
  const next = (who) => {
    const at = quoted.get(who) ?? 0
    quoted.set(who, at + 1)
    return bidOf(opened[at % opened.length], String(1800 + at), now)
  }
  run.bid = (who) => ({ bid: next(who), requestNo: randomUUID() })
  run.sketch = () => ({ draft: { tenderId: pick(ids.open), note: `scale-${run.serial++}` }, requestNo: randomUUID() })
  const mine = await wire.get('/api/tender/minePage', { status: 'QUOTING', size: 20 }, people.trader)
  ids.mine = mine.records.filter(({ status }) => status === 'QUOTING').map(({ id }) => id)
  if (ids.mine.length === 0) ids.mine = ids.compared
  const draw = drawOf(random)
  const reads = draw(readsOf(ids, pick))
  const writes = draw(writesOf(ids, pick, run))
  let turn = 0
  return () => {
    const isWrite = turn++ % 10 === 9
    const [, accounts, path, input] = (isWrite ? writes : reads)()
    const who = pick(accounts)
    return { method: isWrite || path === WORKBENCH ? 'POST' : 'GET', path, input: input(who), token: people[who] }
  }
}

/** Draws by weight. */
const drawOf = (random) => (rows) => {
  const whole = rows.reduce((sum, [weight]) => sum + weight, 0)
  return () => {
    let left = random() * whole
    return rows.find(([weight]) => (left -= weight) < 0) ?? rows[0]
  }
}
