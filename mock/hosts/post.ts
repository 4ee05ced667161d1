import { lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PostRefused, type PostOut } from '../domain/member/webhook/deliver.ts'
import { isPublicAddress, isPublicUrl } from '../domain/member/webhook/address.ts'

/** Resolves a name, and refuses it if any of its addresses is not public: the one it is then connected to is checked. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PostRefused(`${host} is not on the public internet`), [])
    const [first] = addresses
    return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family)
  })
}

/** Returns what posts to the hosts of a list, `hooks.example.com, erp.example.cn`, and to no others. */
export function postTo(allowed: string | undefined, resolve: LookupFunction = publicLookup): PostOut {
  const hosts = (allowed ?? '').split(/[\s,]+/).filter((host) => host !== '')
  return async ({ url, headers, body, timeoutMs }) => {
    if (!isPublicUrl(url) || !hosts.includes(new URL(url).hostname)) throw new PostRefused(`${url} is not allowed`)
    return new Promise<number>((answer, fail) => {
      const limit = AbortSignal.timeout(timeoutMs)
      // Redirects are answers like others: only the address that was kept is posted to.
      const sent = request(url, { method: 'POST', headers, lookup: resolve, signal: limit }, (response) => {
        response.destroy()
        answer(response.statusCode ?? 0)
      })
      sent.once('error', fail)
      sent.end(body)
    })
  }
}
