import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { looseOf, shipmentOf } from '../support/shipment.ts'
import { BUYERS, DAY_MS, dayOf, SELLERS, type Act } from './scene.ts'

/** A buyer calls off containers of an agreement, sometimes more than are left or for a day that is too early. */
const callOff: Act = async (scene) => {
  const { random, market } = scene
  const buyer = random.pick([...BUYERS])
  const { data: page } = await scene.ask(buyer, agreementEndpoints.page, { side: 'BUYER', size: 200 })
  const running = page.records.filter(({ tenderId }) => scene.tenders.some(({ id }) => id === tenderId))
  if (running.length === 0) return false
  const { data: agreement } = await scene.ask(buyer, agreementEndpoints.detail, { id: random.pick(running).id })
  const lane = random.pick(agreement.lanes)
  await scene.send(buyer, bookingEndpoints.request, {
    agreementId: agreement.id,
    laneNo: lane.laneNo,
    boxes: [{ isoCode: '45G1', qty: random.int(1, 6) }],
    etd: dayOf(Math.max(market.time.now, Date.parse(lane.validFrom)) + random.int(2, 30) * DAY_MS),
    readyDate: dayOf(market.time.now + DAY_MS),
    blCount: 1,
    note: '',
  })
  return true
}

/** A buyer books space of the listing, sometimes more than are left. */
const book: Act = async (scene) => {
  const { random } = scene
  const buyer = random.pick([...BUYERS])
  const listing = await scene.listing(buyer)
  const { id, version } = listing
  const cbm = random.int(2, 25)
  // One cubic metre a piece.
  const { items, packages } = looseOf([{ pieces: cbm, lengthCm: 100, widthCm: 100, heightCm: 100, kg: '300' }])
  const readyDate = dayOf(scene.market.time.now + DAY_MS)
  await scene.send(buyer, bookingEndpoints.request, {
    listingId: id,
    listingVersion: version,
    items,
    shipment: shipmentOf(listing, items, { weights: [], packages, readyDate }),
    note: '',
  })
  return true
}

/** A seller accepts, mostly; or offers another sailing, or refuses; a buyer answers or takes it back. */
const answer: Act = async (scene) => {
  const { random } = scene
  const account = random.pick([...SELLERS])
  const { records } = await scene.bookings(account)
  const open = records.filter(({ id, status }) => status === 'TO_CONFIRM' && scene.isOwn(id))
  if (open.length === 0) return false
  const one = random.pick(open)
  const command = { id: one.id, version: one.version }
  const buyer = BUYERS.find((name) => scene.companyOf(name) === one.buyer.id) ?? 'trader'
  if (one.callOff?.counter && random.chance(0.8)) {
    await scene.send(buyer, bookingEndpoints.answerCounter, { ...command, agree: random.chance(0.7) })
    return true
  }
  const etd = Date.parse(one.callOff?.etd ?? '') + 2 * 3600_000
  const sailingOn = (ms: number) => ({
    vessel: 'CT PIONEER',
    voyage: '049W',
    etd: new Date(ms).toISOString(),
    eta: new Date(ms + 15 * DAY_MS).toISOString(),
  })
  const what = random.int(0, 9)
  if (what === 0) await scene.send(buyer, bookingEndpoints.cancel, command)
  else if (what === 1) await scene.send(account, bookingEndpoints.refuse, { ...command, reason: 'NO_SPACE', note: '' })
  else if (what <= 3 && one.callOff)
    await scene.send(account, bookingEndpoints.counter, { ...command, sailing: sailingOn(etd + 3 * DAY_MS) })
  else
    await scene.send(account, bookingEndpoints.accept, { ...command, ...(one.callOff && { sailing: sailingOn(etd) }) })
  return true
}

export const BOOKING_ACTS = { callOff, book, answerBooking: answer }
