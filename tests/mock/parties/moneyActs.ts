import { Big } from 'big.js'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { BUYERS, type Account, type Act, type Buyer, type Scene } from './scene.ts'

const CURRENCIES = ['USD', 'CNY'] as const
let pictures = 0

async function picture({ market, tokenOf }: Scene, account: Account): Promise<FileRef> {
  const form = new FormData()
  const bytes = new Uint8Array(Uint32Array.of(++pictures).buffer)
  form.set('file', new File([PIXEL, bytes], 'paper.png', { type: 'image/png' }))
  return (await market.call(fileEndpoints.upload, form, { token: await tokenOf(account) })).data
}

/** An order of the walk at random, out of those in some status. */
async function pick(
  scene: Scene,
  statuses: readonly OrderStatus[],
  filter: (order: OrderDetail) => boolean = () => true,
) {
  const found = (await scene.orders()).filter(({ order }) => statuses.includes(order.status) && filter(order))
  return found.length > 0 ? scene.random.pick(found) : undefined
}

/** An act about an order in some status; its seller is told too. */
const about =
  (
    statuses: readonly OrderStatus[],
    act: (scene: Scene, order: OrderDetail, parties: { buyer: Buyer; seller: Account }) => Promise<unknown>,
    filter?: (order: OrderDetail) => boolean,
  ): Act =>
  async (scene) => {
    const found = await pick(scene, statuses, filter)
    if (!found) return false
    await act(scene, found.order, { buyer: found.buyer, seller: scene.sellerOf(found.order) })
    return true
  }

const LIVE: readonly OrderStatus[] = ['TO_PAY', 'PAID', 'EXECUTING']
const owes = ({ dues = [] }: OrderDetail): boolean => dues.some(({ rest }) => new Big(rest).gt(0))

/** Pays one due, or all in yuan, with what is asked or with some more or less. */
const pay = about(
  LIVE,
  async (scene, { id, version, payableIn, rateLock }, { buyer }) => {
    const { random, market } = scene
    if (Date.parse(rateLock.until) <= market.time.now) return scene.send(buyer, orderEndpoints.relock, { id, version })
    const { dues, amount, currency } = random.pick(payableIn)
    const method = 'BANK_TRANSFER'
    const input = { orderId: id, version, method, amount: { amount, currency }, ...(dues && { dues }) } as const
    const { code, data } = await scene.send(buyer, paymentEndpoints.create, input)
    if (code !== 200) return undefined
    const arrived = new Big(amount).plus(dues?.length === 1 ? random.pick([0, 0, 0, -20, -90, 35]) : 0)
    await scene.send(buyer, paymentEndpoints.submitProof, {
      id: data.id,
      payerBank: 'Bank',
      payerAccount: '31050161364000001234',
      paidAmount: (arrived.lte(0) ? new Big('0.01') : arrived).toFixed(2),
      proofs: [await picture(scene, buyer)],
    })
    market.time.now += 5000
    return undefined
  },
  owes,
)

const start = about(['PAID'], async (scene, { id }, { seller }) => scene.send(seller, orderEndpoints.start, { id }))

const charge = about(['EXECUTING'], async (scene, { id }, { seller }) =>
  scene.send(seller, orderEndpoints.proposeCharge, {
    id,
    code: 'EXM',
    amount: `${scene.random.int(10, 900)}.${scene.random.int(10, 99)}`,
    reason: 'Customs examined one box',
    evidence: [await picture(scene, seller)],
  }),
)

const isProposed = ({ adjustments }: OrderDetail): boolean => adjustments.some(({ status }) => status === 'PROPOSED')
const answerCharge = about(
  ['EXECUTING'],
  async (scene, { id, adjustments }, { buyer }) =>
    scene.send(buyer, orderEndpoints.answerCharge, {
      id,
      chargeId: adjustments.find(({ status }) => status === 'PROPOSED')?.id ?? '',
      answer: scene.random.chance(0.8) ? 'APPROVED' : 'REJECTED',
      note: 'As agreed by phone',
      acceptAbove: true,
    }),
  isProposed,
)

const reduce = about(LIVE, async (scene, { id }, { seller }) => {
  const [code, currency] = scene.random.pick([
    ['OFR', 'USD'],
    ['DOC', 'CNY'],
    ['EXM', 'CNY'],
  ] as const)
  const amount = scene.random.pick(['0.01', '17.30', '95.5', '260'])
  return scene.send(seller, orderEndpoints.creditNote, { id, code, currency, amount, reason: 'Agreed by phone' })
})

const useBalance = about(
  LIVE,
  async (scene, { id, version }, { buyer }) =>
    scene.send(buyer, paymentEndpoints.applyBalance, {
      orderId: id,
      version,
      currency: scene.random.pick([...CURRENCIES]),
    }),
  (order) => owes(order) && (order.balance ?? []).length > 0,
)

const askBack = about(
  LIVE,
  async (scene, { id, balance = [] }, { buyer }) => {
    const { currency, amount } = scene.random.pick(balance)
    const back = scene.random.chance(0.7) ? amount : new Big(amount).plus(1).toFixed(2)
    return scene.send(buyer, paymentEndpoints.refund, {
      orderId: id,
      reason: 'OVERPAID',
      currency,
      amount: back,
      note: '',
    })
  },
  ({ balance = [] }) => balance.length > 0,
)

const asked = ({ refunds = [] }: OrderDetail) => refunds.find(({ status }) => status === 'REQUESTED')
const giveBack = about(
  [...LIVE, 'CANCELLED'],
  async (scene, order, { seller }) =>
    scene.send(seller, paymentEndpoints.answerRefund, {
      id: asked(order)?.id ?? '',
      agree: scene.random.chance(0.7),
      note: 'As agreed by phone',
    }),
  (order) => asked(order) !== undefined,
)

const cancel = about(['PAID', 'TO_PAY'], async (scene, { id }, { buyer }) =>
  scene.random.chance(0.3)
    ? scene.send(buyer, orderEndpoints.cancelPaid, { id, note: 'The cargo is not ready' })
    : undefined,
)

/** A buyer asks for an invoice of one share, or of all of one seller and group. */
const invoice: Act = async (scene) => {
  const buyer = scene.random.pick([...BUYERS])
  const { data } = await scene.ask(buyer, invoiceEndpoints.billable, { size: 200 })
  const open = data.records.filter(({ orderId }) => scene.isOwn(orderId))
  if (open.length === 0) return false
  const one = scene.random.pick(open)
  const kin = open.filter(({ seller, taxGroup }) => seller.id === one.seller.id && taxGroup === one.taxGroup)
  const keys = (scene.random.chance(0.5) ? kin : [one]).map(({ key }) => key)
  await scene.send(buyer, invoiceEndpoints.request, {
    keys,
    titleId: scene.titleOf(buyer),
    invoiceType: 'NORMAL',
    email: 'finance@example.cn',
    remark: '',
    showBank: false,
    showAddress: false,
    transportRows: [],
  })
  return true
}

/** Every invoice of the walk, as its buyer sees it. */
export async function invoicesOf(scene: Scene) {
  const found = []
  for (const buyer of BUYERS) {
    const { data } = await scene.ask(buyer, invoiceEndpoints.page, { size: 200 })
    for (const { id } of data.records) {
      const { data: row } = await scene.ask(buyer, invoiceEndpoints.detail, { id })
      if (row.orderIds.some(scene.isOwn)) found.push({ buyer, row })
    }
  }
  return found
}

/** A buyer has a whole invoice reversed, or answers what waits for it. */
const red: Act = async (scene) => {
  const { random } = scene
  const open = (await invoicesOf(scene)).filter(({ row }) =>
    ['ISSUED', 'DELIVERED', 'RED_WAIT_BUYER', 'RED_VOID'].includes(row.status),
  )
  if (open.length === 0) return false
  const { buyer, row } = random.pick(open)
  const command = { id: row.id, version: row.version }
  const part = row.allowances?.find(({ status }) => status !== 'ISSUED')
  if (row.status === 'RED_WAIT_BUYER')
    await scene.send(buyer, invoiceEndpoints.answerRed, { ...command, agree: random.chance(0.7) })
  else if (part)
    await scene.send(buyer, invoiceEndpoints.answerRed, { ...command, agree: random.chance(0.7), allowanceId: part.id })
  else if (random.chance(0.4))
    await scene.send(buyer, invoiceEndpoints.applyRed, { ...command, reason: 'WRONG_INVOICE', note: 'Wrong title' })
  else return false
  return true
}

export const MONEY_ACTS = {
  pay,
  start,
  charge,
  answerCharge,
  reduce,
  useBalance,
  askBack,
  giveBack,
  cancel,
  invoice,
  red,
}
