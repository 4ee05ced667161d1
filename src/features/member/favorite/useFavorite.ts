import { useEffect, useRef, useState } from 'react'
import { useCall, useScope } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import type { FavoriteKind } from '@/contract/member/favorite/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { toast } from '@/ui/toast.ts'
import { askState } from './askState.ts'

/** An item that may be a favourite. */
export interface FavoriteTarget {
  type: FavoriteKind
  id: string
  /** The status if the page knows it; otherwise it is requested. */
  isOn?: boolean | undefined
  /** Called after success; `count` is the number of enterprises with this favourite, if known. */
  onChange?: ((isOn: boolean, count: number | undefined) => void) | undefined
}

/** Favourite status of an item and its toggle; updated optimistically, rolled back on an error. */
export function useFavorite({ type, id, isOn: told, onChange }: FavoriteTarget): { isOn: boolean; toggle: () => void } {
  const t = useText()
  const call = useCall()
  const { isSignedIn } = useSession()
  const about = `${useScope().member}|${type}|${id}|${told}`
  const [held, setHeld] = useState({ about, isOn: told ?? false })
  const isBusy = useRef(false)
  const mustAsk = isSignedIn && told === undefined
  useEffect(() => {
    if (!mustAsk) return undefined
    let isLive = true
    const ask = async () => {
      try {
        const isOn = await askState(call, type, id)
        if (isLive) setHeld({ about, isOn })
      } catch {
        // Status unknown: saving works anyway.
      }
    }
    void ask()
    return () => {
      isLive = false
    }
  }, [mustAsk, about, call, type, id])
  const isOn = held.about === about ? held.isOn : (told ?? false)

  const send = async (next: boolean): Promise<number | undefined> => {
    if (next) return (await call(favoriteEndpoints.save, { targetType: type, targetId: id }, { silent: true })).count
    const state = await call(favoriteEndpoints.state, { targetType: type, targetIds: id }, { silent: true })
    const ids = state.favorites.map((favorite) => favorite.id)
    if (ids.length > 0) await call(favoriteEndpoints.remove, { ids }, { silent: true })
    return undefined
  }
  const toggle = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const next = !isOn
    setHeld({ about, isOn: next })
    try {
      const count = await send(next)
      onChange?.(next, count)
      toast.success(t(next ? 'favorite.on' : 'favorite.off'))
    } catch (error) {
      setHeld({ about, isOn: !next })
      toast.error(errorText(t, error))
    } finally {
      isBusy.current = false
    }
  }
  return { isOn, toggle: () => void toggle() }
}
