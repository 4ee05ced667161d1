import { useEffect, useRef } from 'react'
import { useApiScope } from '@/api/ApiContext.tsx'
import { env } from '@/config/env.ts'
import { useAccessToken } from '@/session/accessToken.ts'

/** Push begins that long after the page, ms: whatever the page itself asks for comes first. */
const START_MS = 2000
/** Age of the answers of a page when the bell comes, ms: events from then on are read. */
const SLACK_MS = 10_000

/** Keeps the answers of this tab up to date by the events of the enterprise, while signed in (decision 0082). */
export function usePush(): void {
  const { client, member, language, account } = useApiScope()
  const readToken = useAccessToken()
  const newest = useRef({ member, language, readToken })
  useEffect(() => {
    newest.current = { member, language, readToken }
  })
  useEffect(() => {
    // Tests of screens have no server to stream from.
    if (account === undefined || env.mode === 'test') return undefined
    let stop: (() => void) | undefined
    let isOver = false
    // What the page shows may be a little older than this bell.
    const from = client.clock.now() - SLACK_MS
    const headers = async (): Promise<Record<string, string>> => {
      const token = await newest.current.readToken()
      return { 'Accept-Language': newest.current.language, ...(token !== undefined && { token }) }
    }
    const timer = setTimeout(() => {
      import('@/api/push/follow.ts').then(
        ({ followEvents }) =>
          isOver || (stop = followEvents({ client, to: () => newest.current, account, from, headers })),
        // Without it the page asks as before.
        () => undefined,
      )
    }, START_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [client, account])
}
