import type { Call } from '@/api/client.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import type { FavoriteKind } from '@/contract/member/favorite/values.ts'

const MOST_AT_ONCE = 100

interface Batch {
  call: Call
  ids: Set<string>
  answer: Promise<ReadonlySet<string>>
}

const waiting = new Map<FavoriteKind, Batch>()

/** Whether an item is a favourite; calls made in the same tick share one request. @throws like `call`. */
export async function askState(call: Call, type: FavoriteKind, id: string): Promise<boolean> {
  const open = waiting.get(type)
  const batch = open && open.call === call && open.ids.size < MOST_AT_ONCE ? open : begin(call, type)
  batch.ids.add(id)
  return (await batch.answer).has(id)
}

function begin(call: Call, type: FavoriteKind): Batch {
  const ids = new Set<string>()
  const ask = async (): Promise<ReadonlySet<string>> => {
    await new Promise<void>((resolve) => void setTimeout(resolve, 0))
    if (waiting.get(type)?.ids === ids) waiting.delete(type)
    const input = { targetType: type, targetIds: [...ids].join(',') }
    const { favorites } = await call(favoriteEndpoints.state, input, { silent: true, noRedirect: true })
    return new Set(favorites.map(({ targetId }) => targetId))
  }
  const batch = { call, ids, answer: ask() }
  waiting.set(type, batch)
  return batch
}
