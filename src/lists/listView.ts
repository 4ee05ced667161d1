import { useState } from 'react'
import { env } from '@/config/env.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'

/** How a member wants to see a list: columns that are not shown. */
export interface ListView {
  hidden: readonly string[]
}

const USUAL: ListView = { hidden: [] }

function read(key: string): ListView {
  try {
    const kept = JSON.parse(openBacking().get(key) ?? 'null') as Partial<ListView> | null
    const hidden = Array.isArray(kept?.hidden) ? kept.hidden.filter((one) => typeof one === 'string') : []
    return { hidden }
  } catch {
    // Corrupt: the usual view.
    return USUAL
  }
}

/** The member's view of a list on this device, and its setter; stays after sign-out, as it holds no business data. */
export function useListView(list: string): [ListView, (view: ListView) => void] {
  const { user } = useSession()
  const key = `${storagePrefix(env.mode)}view:${user?.id ?? 'guest'}:${list}`
  const load = () => ({ key, view: read(key) })
  const [held, setHeld] = useState(load)
  if (held.key !== key) setHeld(load)
  return [
    held.view,
    (view) => {
      setHeld({ key, view })
      openBacking().set(key, JSON.stringify(view))
    },
  ]
}
