import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

// sessionStorage: the code goes with the tab, and is not in an address that somebody shares.
const backing = () => openBacking(() => window.sessionStorage)
const keyOf = (tenderId: string) => storageKey(storagePrefix(env.mode), `GUEST_${tenderId}`)

/** The code of the guest's link that led to a tender in this tab; it is taken out of the address. */
export function useInviteCode(tenderId: string | undefined): string | undefined {
  const [params, setParams] = useSearchParams()
  const given = params.get('invite')
  useEffect(() => {
    if (given === null) return
    if (tenderId !== undefined) backing().set(keyOf(tenderId), given)
    setParams(
      (before) => {
        before.delete('invite')
        return before
      },
      { replace: true },
    )
  }, [given, tenderId, setParams])
  return tenderId === undefined ? undefined : (given ?? backing().get(keyOf(tenderId)) ?? undefined)
}
