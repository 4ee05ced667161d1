import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { ApiClient, Call } from './client.ts'

interface ApiScope {
  client: ApiClient
  /** Changes with the member; what was fetched for one is never shown to another (RELIABILITY T8). */
  member: string
  /** That of the server's texts: all is asked again when it changes, what stands on the screen stays meanwhile. */
  language: string
}

const ApiContext = createContext<ApiScope | undefined>(undefined)

/** Gives the tree its road to the server. */
export function ApiProvider({ client, member, language, children }: ApiScope & { children: ReactNode }) {
  return <ApiContext value={{ client, member, language }}>{children}</ApiContext>
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

/** Gives two texts that change with whom and how the server answers: the member and the language. */
export function useScope(): Pick<ApiScope, 'member' | 'language'> {
  return useApiScope()
}

/** Gives the client, or undefined where the layout is drawn before there is one (the prerendered copy). */
export function useApiIfAny(): ApiClient | undefined {
  return useContext(ApiContext)?.client
}
