import { useEffect, useRef, useState } from 'react'
import { useCall, useScope } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
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
}

/** Whether a thing is a favourite and the way to change that; shown at once, taken back if the server refuses. */
export function useFavorite({ type, id, isOn: told }: FavoriteTarget): { isOn: boolean; toggle: () => void } {
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

  const takeBack = (wasOn: boolean) => (error: unknown) => {
    setHeld({ about, isOn: wasOn })
    toast.error(errorText(t, error))
  }
  const save = useAction(favoriteEndpoints.save, {
    silent: true,
    onSuccess: () => toast.success(t('favorite.on')),
    onError: takeBack(false),
  })
  const remove = useAction(favoriteEndpoints.remove, {
    silent: true,
    onSuccess: () => toast.success(t('favorite.off')),
    onError: takeBack(true),
  })
  const takeOff = async () => {
    try {
      const { favorites } = await call(favoriteEndpoints.state, { targetType: type, targetIds: id }, { silent: true })
      if (favorites.length === 0) toast.success(t('favorite.off'))
      else await remove.run({ ids: favorites.map((favorite) => favorite.id) })
    } catch (error) {
      takeBack(true)(error)
    }
  }
  const toggle = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setHeld({ about, isOn: !isOn })
    await (isOn ? takeOff() : save.run({ targetType: type, targetId: id }))
    isBusy.current = false
  }
  return { isOn, toggle: () => void toggle() }
}
