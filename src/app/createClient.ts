import shapesUrl from '@/contract/shapes.json?url'
import type { ApiClient, ApiPorts } from '@/api/client.ts'
import { createApiClient } from '@/api/createApiClient.ts'
import { createReader } from '@/api/readable.ts'
import type { Shapes } from '@/api/readable.ts'
import { createServerClock } from '@/api/serverClock.ts'
import type { Transport } from '@/api/transport.ts'
import { env } from '@/config/env.ts'
import type { Session } from '@/session/session.ts'
import { toast } from '@/ui/toast.ts'
import { withEarlyAnswer } from './earlyAnswer.ts'
import { logError } from './errorLog.ts'
import { startMock } from './startMock.ts'

/** Differences between browser and tests. */
export interface ClientEnvironment {
  transport: () => Promise<Transport>
  language: () => string
  defaultMessage: (code: number) => string
  loadingText: () => string
  shapes: () => Promise<Shapes>
}

/**
 * axios loads with the first call, not with the first paint (PERFORMANCE 4); no call is sent before a mock is ready.
 */
export function lazyHttpTransport(): () => Promise<Transport> {
  let loaded: Promise<Transport> | undefined
  return () => {
    loaded ??= Promise.all([import('@/api/http.ts'), startMock()]).then(([http]) =>
      withEarlyAnswer(http.createHttpTransport()),
    )
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
}

/** Loads the table of response shapes, in parallel with axios. */
export async function fetchShapes(): Promise<Shapes> {
  const answer = await fetch(shapesUrl)
  if (!answer.ok) throw new Error(`shapes: ${answer.status}`)
  return answer.json() as Promise<Shapes>
}

/** Returns the API client connected to session and toasts; the session is read only when a call is made. */
export function createClient(environment: ClientEnvironment, session: () => Session): ApiClient {
  const ports: ApiPorts = {
    isReadable: createReader(environment.shapes, env.apiPrefix, logError),
    transport: environment.transport,
    language: environment.language,
    defaultMessage: environment.defaultMessage,
    clock: createServerClock(),
    beforeCall: () => session().beforeCall(),
    token: () => session().token(),
    onAuthFailure: (tokenSent) => session().authFailed(tokenSent),
    toastError: toast.error,
    loadingStarted: () => toast.loading('call', environment.loadingText()),
    loadingStopped: () => toast.dismiss('call'),
  }
  return createApiClient(ports, env.apiPrefix)
}
