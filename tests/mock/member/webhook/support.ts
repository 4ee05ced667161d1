import { PostRefused, type Post } from '@mock/domain/member/webhook/deliver.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import type { SavedWebhook, SaveWebhook } from '@/contract/member/webhook/schemas.ts'
import type { BackendOptions } from '@mock/backend.ts'
import { newRequestNo, openMarket, START, type Market } from '../../support/market.ts'

export const URL_OF_ERP = 'https://erp.cangtong-buyer.com/hooks'

/** A receiver in the test: `answer` gives the status of each post, or throws. */
export interface Receiver {
  market: Market
  posts: Post[]
  answer: { of: (post: Post, count: number) => number }
  /** Lets time pass and sends what is due, until nothing more is. */
  pass: (ms: number) => Promise<void>
}

/** A market that posts into the test. */
export async function openReceiver(options: Partial<BackendOptions> = {}): Promise<Receiver> {
  const posts: Post[] = []
  const answer: Receiver['answer'] = { of: () => 200 }
  // Weeks pass here; sessions do not end meanwhile.
  let opened: Market | undefined
  const market = await openMarket({
    clocks: { market: () => opened?.time.now ?? START, wall: () => START },
    post: async (post) => {
      posts.push(post)
      return answer.of(post, posts.length)
    },
    ...options,
  })
  opened = market
  return {
    market,
    posts,
    answer,
    pass: async (ms) => {
      market.time.now += ms
      await market.backend.tick()
      await market.backend.deliver()
    },
  }
}

export const refusing = () => {
  throw new PostRefused('not here')
}

/** Keeps an address of an enterprise. */
export async function keep(market: Market, token: string, part: Partial<SaveWebhook> = {}) {
  const input: SaveWebhook = {
    url: URL_OF_ERP,
    events: ['BID_RECEIVED', 'TENDER_CHANGED'],
    active: true,
    requestNo: newRequestNo(),
    ...part,
  }
  return market.call(webhookEndpoints.save, input, { token })
}

/** The address in the answer. @throws Error if it was refused. */
export async function kept(market: Market, token: string, part: Partial<SaveWebhook> = {}): Promise<SavedWebhook> {
  const { code, data, message } = await keep(market, token, part)
  if (code !== 200) throw new Error(message)
  return data
}

export const deliveriesOf = async (market: Market, token: string) =>
  (await market.call(webhookEndpoints.deliveries, { size: 500 }, { token })).data.records

export const webhooksOf = async (market: Market, token: string) =>
  (await market.call(webhookEndpoints.page, {}, { token })).data.records

export const sendTest = async (market: Market, token: string, id: string) =>
  market.call(webhookEndpoints.test, { id, requestNo: newRequestNo() }, { token })
