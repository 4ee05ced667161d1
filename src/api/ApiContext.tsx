import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { answersOf } from './answers.ts'
import type { ApiClient, Call } from './client.ts'

interface ApiScope {
  client: ApiClient
  /** Changes with the member; responses for one member are never shown to another (RELIABILITY T8). */
  member: string
  /** Language of the server's texts; when it changes, everything is refetched and shown data stays meanwhile. */
  language: string
  /** Id of the signed-in user, the same in all tabs; undefined until known. Tabs of one user share their polls. */
  account?: string | undefined
}

const ApiContext = createContext<ApiScope | undefined>(undefined)

/** Provides the client and the query store to the tree. */
export function ApiProvider({ client, member, language, account, children }: ApiScope & { children: ReactNode }) {
  return (
    <ApiContext value={{ client, member, language, account }}>
      <QueryClientProvider client={answersOf(client)}>{children}</QueryClientProvider>
    </ApiContext>
  )
}

/** Returns the client with its member and language. */
export function useApiScope(): ApiScope {
  const value = useContext(ApiContext)
  if (!value) throw new Error('The api hooks need an ApiProvider above them')
  return value
}

/** Returns the client itself: `call`, `upload`, `clock`. */
export function useApi(): ApiClient {
  return useApiScope().client
}

/** Returns `call(endpoint, input, options)`. */
export function useCall(): Call {
  return useApiScope().client.call
}

/** Returns keys that change when responses would differ: member and language. */
export function useScope(): Pick<ApiScope, 'member' | 'language'> {
  return useApiScope()
}

/** Returns the client, or undefined if the layout is rendered without one (prerendering). */
export function useApiIfAny(): ApiClient | undefined {
  return useContext(ApiContext)?.client
}
