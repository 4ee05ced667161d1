import type { Problem } from '../../problem.ts'
import { isNetwork } from './addresses.ts'
import type { CreateApiKey } from './schemas.ts'

/** What is wrong with a wish for a key; `today`: in China. */
export function checkApiKey({ name, scopes, addresses, expiresOn }: CreateApiKey, today: string): Problem[] {
  const wrong = addresses.find((address) => !isNetwork(address))
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'required' as const }] : []),
    ...(scopes.length === 0 ? [{ field: 'scopes', code: 'chooseSome' as const }] : []),
    ...(wrong === undefined ? [] : [{ field: 'addresses', code: 'network' as const, params: { address: wrong } }]),
    ...(expiresOn !== undefined && expiresOn < today ? [{ field: 'expiresOn', code: 'past' as const }] : []),
  ]
}
