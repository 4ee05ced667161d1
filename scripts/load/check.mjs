/** Everything that was acknowledged must exist exactly once. Returns the differences as text. */
export async function whatIsWrong(wire, kept) {
  const wrong = []
  const expectOnce = (what, found, wanted) => {
    const count = found.filter((one) => one === wanted).length
    if (count !== 1) wrong.push(`${what} ${wanted}: ${count} times`)
  }
  const all = async (path, member, query = {}) => {
    const records = []
    for (let current = 1; ; current++) {
      const page = await wire.get(path, { ...query, current, size: 100 }, member.token)
      records.push(...page.records)
      if (current >= page.pages) return records
    }
  }
  const of = (rows) => {
    const groups = new Map()
    for (const row of rows) groups.set(row[0], [...(groups.get(row[0]) ?? []), row])
    return groups
  }

  for (const [trader, rows] of of([...kept.tenders, ...kept.drafts])) {
    const titles = (await all('/api/tender/minePage', trader)).map(({ title }) => title)
    for (const [, title] of rows) expectOnce('tender', titles, title)
    if (titles.length !== rows.length)
      wrong.push(`${trader.mobile} has ${titles.length} tenders, acknowledged ${rows.length}`)
  }
  for (const [bidder, rows] of of(kept.bids)) {
    const bids = await all('/api/bid/minePage', bidder)
    for (const [, , id] of rows)
      expectOnce(
        'bid',
        bids.map((bid) => bid.id),
        id,
      )
    if (bids.length !== rows.length) wrong.push(`${bidder.mobile} has ${bids.length} bids, acknowledged ${rows.length}`)
  }
  for (const [trader, rows] of of(kept.orders)) {
    const orders = await all('/api/order/page', trader)
    for (const [, , id] of rows)
      expectOnce(
        'order',
        orders.map((order) => order.id),
        id,
      )
    if (orders.length !== rows.length)
      wrong.push(`${trader.mobile} has ${orders.length} orders, ${rows.length} were confirmed`)
  }
  for (const [trader, orderId, id] of kept.payments) {
    const { payments, status } = await wire.get('/api/order/detail', { id: orderId }, trader.token)
    expectOnce(
      'payment',
      payments.map((payment) => payment.id),
      id,
    )
    if (payments.length !== 1 || payments[0].status !== 'CONFIRMED' || status !== 'PAID')
      wrong.push(`order ${orderId} is ${status} with payments ${payments.map((payment) => payment.status).join(' ')}`)
  }
  for (const [trader, rows] of of(kept.coupons)) {
    const coupons = await all('/api/coupon/minePage', trader)
    for (const [, id] of rows)
      expectOnce(
        'coupon',
        coupons.map((coupon) => coupon.id),
        id,
      )
    if (coupons.length !== rows.length)
      wrong.push(`${trader.mobile} has ${coupons.length} coupons, acknowledged ${rows.length}`)
  }
  return wrong
}
