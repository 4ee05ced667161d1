import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { ApiClient, Call } from './client.ts'

interface ApiScope {
  client: ApiClient
  /** Changes with language and member; what was fetched under one scope is never shown under another (RELIABILITY T8). */
  scope: string
}

const ApiContext = createContext<ApiScope | undefined>(undefined)

/** Gives the tree its road to the server. */
export function ApiProvider({ client, scope, children }: ApiScope & { children: ReactNode }) {
  return <ApiContext value={{ client, scope }}>{children}</ApiContext>
}

function useApiScope(): ApiScope {
  const value = useContext(ApiContext)
  if (!value) throw new Error('The api hooks need an ApiProvider above them')
  return value
}

/** Gives the client itself: `call`, `upload`, `clock`. */
export function useApi(): ApiClient {
  return useApiScope().client
}

/** Gives `call(endpoint, input, options)`. */
export function useCall(): Call {
  return useApiScope().client.call
}

/** Gives a text that changes whenever answers may differ: language or member. */
export function useScope(): string {
  return useApiScope().scope
}
