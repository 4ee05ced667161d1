import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { answersOf } from './answers.ts'
import type { ApiClient, Call } from './client.ts'

interface ApiScope {
  client: ApiClient
  /** Changes with the member; what was fetched for one is never shown to another (RELIABILITY T8). */
  member: string
  /** That of the server's texts: all is asked again when it changes, what stands on the screen stays meanwhile. */
  language: string
  /** Who is signed in, the same in all tabs; undefined while that is not known. Tabs of one person share what they poll. */
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

/** Returns two texts that change with whom and how the server answers: the member and the language. */
export function useScope(): Pick<ApiScope, 'member' | 'language'> {
  return useApiScope()
}

/** Returns the client, or undefined where the layout is drawn before there is one (the prerendered copy). */
export function useApiIfAny(): ApiClient | undefined {
  return useContext(ApiContext)?.client
}
