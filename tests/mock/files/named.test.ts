import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { fileRefSchema, fileUrl, type FileRef } from '@/contract/file/schemas.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import { CONTRACT } from '@mock/contract.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'

/** A schema and every schema inside it. */
function within(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  const look = (value: unknown): void => {
    if (value instanceof z.ZodType) within(value, seen)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part)
  }
  look(schema.def)
  return seen
}

/** One fact alone may be another thing's: the size of a page, the address of a webhook. */
const isFileLike = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject &&
  'id' in schema.shape &&
  ['name', 'url', 'size', 'type'].filter((name) => name in schema.shape).length > 1
const acceptsFacts = (schema: z.ZodType): boolean =>
  [...within(schema)].some((one) => one === fileRefSchema || one === fileUrl || isFileLike(one))

test('no call accepts what only the server knows about a file', () => {
  const inputs = Object.entries(CONTRACT).flatMap(([part, { wire }]) =>
    Object.entries(wire).map(([name, { input }]) => [`${part}.${name}`, input] as const),
  )
  expect(inputs.length).toBeGreaterThan(150)
  expect(inputs.filter(([, input]) => acceptsFacts(input)).map(([name]) => name)).toEqual([])
  // The same check finds file facts in output schemas.
  expect(acceptsFacts(CONTRACT['tender']?.wire['detail']?.output ?? fileUrl)).toBe(true)
})

describe('a file that a call names', () => {
  const forged = { name: 'bill.pdf', url: 'https://evil.example/x', size: 1, type: 'text/html' }
  const upload = async (market: Market, token: string): Promise<FileRef> => {
    const form = new FormData()
    form.set('file', new File([PIXEL], 'mine.png', { type: 'image/png' }))
    return (await market.call(fileEndpoints.upload, form, { token })).data
  }
  const write = async (market: Market, token: string, file: FileRef) =>
    market.call(
      ticketEndpoints.create,
      {
        topic: 'OTHER',
        name: '陈晓',
        mobile: '',
        email: 'chen@example.com',
        text: '请看附件，谢谢你们的帮助。',
        files: [file],
        requestNo: newRequestNo(),
      },
      { token },
    )

  it('keeps the facts that are stored, whatever is sent beside its id', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const file = await upload(market, token)
    expect((await write(market, token, { ...file, ...forged })).code).toBe(200)
    const { data } = await market.call(ticketEndpoints.page, {}, { token })
    expect(data.records[0]?.files).toEqual([file])
  })

  it('is refused at its field when it is somebody else’s, unknown, or in use for another purpose', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const file = await upload(market, token)
    const other = await market.signIn('forwarder')
    const refusal = { fields: [{ field: 'files.0', message: 'File not found. Upload it again' }] }
    expect((await write(market, other, file)).data).toEqual(refusal)
    expect((await write(market, token, { ...file, id: 'none' })).data).toEqual(refusal)
    expect((await market.call(memberEndpoints.updateMemberInfo, { logoFileId: file.id }, { token })).code).toBe(200)
    expect((await write(market, token, file)).data).toEqual({
      fields: [{ field: 'files.0', message: 'This file is already in use. Upload another one' }],
    })
  })

  it('gives no address away from a draft that only claims it', async () => {
    const market = await openMarket()
    const mine = await upload(market, await market.signIn('trader'))
    const owner = await market.signIn('trader2')
    const bare = mine.url.split('?')[0] ?? ''
    const draft = { title: 'x', attachments: [mine] as FileRef[], extra: { ...mine, url: bare } }
    const saved = await market.call(tenderEndpoints.saveDraft, { draft, requestNo: newRequestNo() }, { token: owner })
    if (saved.code !== 200) throw new Error(saved.message)
    const { data } = await market.call(tenderEndpoints.draft, { id: saved.data.id }, { token: owner })
    expect(data.draft).toMatchObject({ attachments: [], extra: { url: bare } })
  })
})
