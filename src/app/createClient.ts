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

/** What differs between the browser and tests. */
export interface ClientEnvironment {
  transport: () => Promise<Transport>
  language: () => string
  defaultMessage: (code: number) => string
  loadingText: () => string
  shapes: () => Promise<Shapes>
}

/** axios comes with the first call, not with the first paint (PERFORMANCE 4); no call leaves before a mock is there to answer it. */
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

/** Fetches the table of what answers are made of; it comes beside axios. */
export async function fetchShapes(): Promise<Shapes> {
  const answer = await fetch(shapesUrl)
  if (!answer.ok) throw new Error(`shapes: ${answer.status}`)
  return answer.json() as Promise<Shapes>
}

/** Returns the api client with its ports plugged into session and toasts; the session is asked only when a call is made. */
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
