import type { Endpoint } from '@/contract/endpoint.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { MarketKindStore } from './marketKind.ts'
import type { ServerClock } from './serverClock.ts'
import type { Transport } from './transport.ts'

/** Options of one call (Spec §4). */
export interface CallOptions {
  /** Shows the loading toast until the call has settled. */
  loading?: boolean
  /** No error toast of any kind; the call still rejects. */
  silent?: boolean
  /** Sends no token; a 4098 then never touches the session. */
  noToken?: boolean
  /** A 4098 does not change session and URL. */
  noRedirect?: boolean
  /** Aborts the request; the call then rejects with TransportError `aborted`. */
  signal?: AbortSignal | undefined
  /** Timeout in ms instead of the owner's 10,000. */
  timeoutMs?: number
  /** Unlocks the controls of a pilot (docs/pilot.md); sent as a header, never in a URL. */
  operatorKey?: string
  /** Sends this token instead of the stored one; only for sign-out, when the stored one is already removed. */
  token?: string
}

/**
 * Sends one call of the contract and resolves to its value.
 * @throws BusinessError for any business code but 200.
 * @throws TransportError when no usable response arrived.
 */
export type Call = <In, Out>(endpoint: Endpoint<In, Out>, input?: In, options?: CallOptions) => Promise<Out>

/** Options of an upload; `onProgress` receives the share sent, 0 to 1. */
export interface UploadOptions extends CallOptions {
  onProgress?: (share: number) => void
}

/** Effect of a 4098 on the session: it ended now, had ended before, or the response belongs to an older token. */
export type AuthFailureVerdict = 'ended' | 'already' | 'stale'

/** Dependencies of the client; `app/createClient.ts` provides them. */
export interface ApiPorts {
  transport: () => Promise<Transport>
  clock: ServerClock
  /**
   * Awaited before every call that sends a token: reads the session and refreshes it if due (at most 3 s). Must not
   * reject.
   */
  beforeCall: () => Promise<void>
  /** The current access token. */
  token: () => string | undefined
  /** Value of Accept-Language. */
  language: () => string
  /** Whether a screen can use a response, i.e. it has the shape promised by the contract. Must not reject. */
  isReadable: (path: string, value: unknown) => Promise<boolean>
  onAuthFailure: (tokenSent: string | undefined) => AuthFailureVerdict
  toastError: (text: string) => void
  /** Text for a rejection without a message. */
  defaultMessage: (code: number) => string
  loadingStarted: () => void
  loadingStopped: () => void
}

/** HTTP client; every call goes through it. */
export interface ApiClient {
  call: Call
  /** Uploads one file as multipart with a longer timeout (120 s); resolves to its reference. @throws like `call`. */
  upload: (file: Blob, fileName: string, options?: UploadOptions) => Promise<FileRef>
  readonly clock: ServerClock
  readonly market: MarketKindStore
}
