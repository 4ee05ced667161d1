import { copyFileSync } from 'node:fs'
import sqlite from 'node-sqlite3-wasm'

const DAY_MS = 86_400_000
/** Shares of how the tenders of a market that has been open for years ended. */
const ENDED = [
  ['DONE', 0.84],
  ['FAILED', 0.06],
  ['CANCELLED', 0.1],
]
/** A market of some years has so many open tenders for each hundred. */
const OPEN_SHARE = 0.03
const OLDEST_DAYS = 1000
/** Tables of rows that name a tender or its order, with the field that does. */
const PARTS = [
  ['bids', 'tenderId'],
  ['orders', 'tenderId'],
  ['questions', 'tenderId'],
]

/** Numbers from 0 to 1, the same for the same seed. */
export function numbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Reads all rows of the named tables of a data file. */
export function readTables(file, names) {
  const db = new sqlite.Database(file)
  try {
    const rows = (name) => db.all('SELECT row FROM rows WHERE t = ? ORDER BY rowid', [name])
    return Object.fromEntries(names.map((name) => [name, rows(name).map(({ row }) => JSON.parse(row))]))
  } finally {
    db.close()
  }
}

/**
 * Copies a data file and fills the copy up to so many tenders: old ones that ended and some that are open, each with
 * its bids, orders, payments and questions, spread over the enterprises of the same type. Returns the counts.
 */
export function grow(from, to, { tenders: wanted, bids: wantedBids }) {
  copyFileSync(from, to)
  const all = readTables(from, ['companies', 'members', 'tenders', 'bids', 'orders', 'questions', 'payments', 'jobs'])
  const random = numbers(22)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const parts = PARTS.map(([name, field]) => [name, grouped(all[name], field)])
  const payments = grouped(all.payments, 'orderId')
  const source = (status) => all.tenders.filter((row) => row.status === status && row.body?.visibility === 'PUBLIC')
  const sources = Object.fromEntries(
    [...ENDED.map(([status]) => status), 'QUOTING'].map((name) => [name, source(name)]),
  )
  const bidsOf = ({ id }) => parts[0][1].get(id)?.length ?? 0
  const rotate = rotation(all.companies)
  const counts = { tenders: all.tenders.length, bids: all.bids.length }
  const open = all.tenders.filter(({ status }) => status === 'QUOTING').length
  const moreOpen = Math.max(0, Math.round(wanted * OPEN_SHARE) - open)
  const made = []
  for (let serial = 0; counts.tenders < wanted; serial++) {
    const isOpen = serial < moreOpen
    // Of three tenders the one that keeps the share of bids.
    const isShort = counts.bids * wanted < wantedBids * counts.tenders
    const three = [1, 2, 3].map(() => pick(sources[isOpen ? 'QUOTING' : chosen(random())]))
    const tender = three.reduce((a, b) => (isShort === bidsOf(b) > bidsOf(a) ? b : a))
    const shift = isOpen ? 0 : -Math.floor(random() * OLDEST_DAYS) * DAY_MS
    const group = [['tenders', tender], ...childrenOf(tender, parts, payments)]
    for (const [name, row] of copied(group, { serial, shift, rotate: rotate(1 + Math.floor(random() * 40)) })) {
      made.push([name, row.id, row])
      if (name in counts) counts[name] += 1
      if (name === 'tenders' && isOpen) made.push(jobOf(row))
    }
  }
  write(to, made)
  return counts
}

const grouped = (rows, field) => {
  const groups = new Map()
  for (const row of rows) {
    const known = groups.get(row[field])
    if (known) known.push(row)
    else groups.set(row[field], [row])
  }
  return groups
}

function chosen(number) {
  let sum = 0
  for (const [status, share] of ENDED) if (number < (sum += share)) return status
  return ENDED[0][0]
}

const jobOf = ({ id, body }) => {
  const job = `tenderDeadline|${id}`
  return ['jobs', job, { id: job, kind: 'tenderDeadline', target: id, dueAt: Date.parse(body.deadline) }]
}

function* childrenOf(tender, parts, payments) {
  for (const [name, byTender] of parts)
    for (const row of byTender.get(tender.id) ?? []) {
      yield [name, row]
      if (name === 'orders') for (const payment of payments.get(row.id) ?? []) yield ['payments', payment]
    }
}

/** Gives each enterprise, and its person, another one of its type. */
function rotation(companies) {
  const types = new Map()
  for (const { id, userType, certification } of companies)
    if (certification === 'APPROVED') types.set(userType, [...(types.get(userType) ?? []), id])
  return (steps) => {
    const other = new Map()
    for (const ids of types.values())
      ids.forEach((id, at) => {
        const to = ids[(at + steps) % ids.length]
        other.set(id, to).set(id.replace('c', 'm'), to.replace('c', 'm'))
      })
    return other
  }
}

/** The rows with other ids and numbers, at another time, of other enterprises. */
function copied(group, { serial, shift, rotate }) {
  const ids = new Map(rotate)
  for (const [, { id, no }] of group) {
    ids.set(id, `${id}x${serial}`)
    if (no) ids.set(no, `${moved(no, shift)}${String(serial).padStart(5, '0')}`)
  }
  const change = (value) => {
    if (typeof value === 'string') return ids.get(value) ?? moved(value, shift)
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
  }
  return group.map(([name, row]) => [name, change(row)])
}

/** An instant, a day or the day in a number, moved by whole days; anything else as it is. */
function moved(text, shift) {
  const at = (day) => new Date(Date.parse(`${day}T00:00:00Z`) + shift).toISOString().slice(0, 10)
  const day = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text)?.[0]
  if (day) return at(day) + text.slice(10)
  const number = /^([A-Z]{2})(\d{4})(\d\d)(\d\d)(-\d+)$/.exec(text)
  if (!number) return text
  const [, letters, year, month, date, rest] = number
  return letters + at(`${year}-${month}-${date}`).replaceAll('-', '') + rest
}

function write(file, made) {
  const db = new sqlite.Database(file)
  db.exec('BEGIN')
  for (let at = 0; at < made.length; at += 400) {
    const batch = made.slice(at, at + 400).map(([name, id, row]) => [name, id, JSON.stringify(row)])
    db.run('INSERT INTO rows (t, id, row) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)', [
      JSON.stringify(batch),
    ])
  }
  db.exec('COMMIT')
  db.close()
}
