import { eventEndpoints } from '@/contract/member/event/endpoints.ts'
import type { Events } from '@/contract/member/event/schemas.ts'
import { EVENT_STREAM_PATH } from '@/contract/member/event/values.ts'
import type { Market } from '../../support/market.ts'

/** Events behind a cursor, or the cursor of now. */
export async function since(market: Market, token: string, cursor?: string): Promise<Events> {
  return (await market.call(eventEndpoints.since, { cursor }, { token })).data
}

/** What is new as texts, `TYPE KIND:id`. */
export const named = ({ events }: Pick<Events, 'events'>): string[] =>
  events.map(({ type, target }) => `${type} ${target.kind}:${target.id}`)

/** An open stream: `blocks` are what came so far, without heartbeats. */
export interface Stream {
  response: Response
  blocks: string[]
  beats: () => number
  isOver: () => boolean
  cancel: () => Promise<void>
}

/** Reads a stream in the background. */
export function read(response: Response): Stream {
  const stream = { response, blocks: [] as string[], beats: 0, isOver: false }
  const reader = (response.body as NonNullable<Response['body']>).pipeThrough(new TextDecoderStream()).getReader()
  const run = async () => {
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const parts = (text + part.value).split('\n\n')
      text = parts.pop() ?? ''
      for (const block of parts)
        if (block === ':') stream.beats += 1
        else stream.blocks.push(block)
    }
    stream.isOver = true
  }
  void run().catch(() => (stream.isOver = true))
  return {
    response,
    blocks: stream.blocks,
    beats: () => stream.beats,
    isOver: () => stream.isOver,
    cancel: async () => reader.cancel(),
  }
}

/** Opens the stream of a member. */
export async function openStream(market: Market, token: string | undefined, cursor?: string): Promise<Response> {
  const headers = { ...(token !== undefined && { token }), ...(cursor !== undefined && { 'last-event-id': cursor }) }
  return market.backend.handle(new Request(`http://mock.test/trading-api${EVENT_STREAM_PATH}`, { headers }))
}
