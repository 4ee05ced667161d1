import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import type { CreateExport, Export } from '@/contract/member/export/schemas.ts'
import { newRequestNo, type Market } from '../../support/market.ts'

/** Market time after which an export is ready. */
export const READY_MS = 10_000

/** Asks for an export and waits for it. */
export async function makeExport(
  market: Market,
  token: string,
  wish: Omit<CreateExport, 'requestNo'>,
  language = 'en-US',
): Promise<Export> {
  const asked = await market.call(exportEndpoints.create, { ...wish, requestNo: newRequestNo() }, { token, language })
  if (asked.code !== 200) throw new Error(JSON.stringify(asked))
  market.time.now += READY_MS
  return (await market.call(exportEndpoints.detail, { id: asked.data.id }, { token })).data
}

/** The bytes of a file, by its signed address. */
export async function bytesOf(market: Market, file: Export['files'][number] | undefined): Promise<ArrayBuffer> {
  const answer = await market.backend.handle(new Request(`http://mock.test/trading-api/oss${file?.url ?? ''}`))
  if (answer.status !== 200) throw new Error(`${file?.name ?? 'no file'}: ${answer.status}`)
  return answer.arrayBuffer()
}

export const textOf = async (market: Market, file: Export['files'][number] | undefined): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(market, file))
