import { useSearchParams } from 'react-router-dom'
import { useAddressValues } from '@/routes/addressValues.ts'
import type { ParamsOf } from './address.ts'
import { CUSTOMS_RULES, readParams } from './address.ts'

/** Query parameters of the customs tools, and a function to change them. */
export function useCustoms(): ParamsOf & { go: (patch: Partial<ParamsOf>) => void } {
  const [params, setParams] = useSearchParams()
  useAddressValues(CUSTOMS_RULES)
  const now = readParams(params)
  const go = (patch: Partial<ParamsOf>) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...now, ...patch })) if (value) next.set(name, value)
    setParams(next)
  }
  return { ...now, go }
}
