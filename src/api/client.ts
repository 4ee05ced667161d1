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
  /** A 4098 leaves session and address alone. */
  noRedirect?: boolean
  /** Aborts the request; the call then rejects with TransportError `aborted`. */
  signal?: AbortSignal | undefined
  /** Milliseconds instead of the owner's 10,000. */
  timeoutMs?: number
  /** Opens the controls of a pilot (docs/pilot.md); goes in a header, never in an address. */
  operatorKey?: string
  /** Sends this token instead of the stored one: only signing out needs it, whose token is already gone. */
  token?: string
}

/**
 * Sends one call of the contract and gives its value.
 * @throws BusinessError for any business code but 200.
 * @throws TransportError when no usable answer came.
 */
export type Call = <In, Out>(endpoint: Endpoint<In, Out>, input?: In, options?: CallOptions) => Promise<Out>

/** Options of an upload; `onProgress` gets the share sent, 0 to 1. */
export interface UploadOptions extends CallOptions {
  onProgress?: (share: number) => void
}

/** What happened to the session after a 4098: it ended now, had ended before, or the answer belongs to an older token. */
export type AuthFailureVerdict = 'ended' | 'already' | 'stale'

/** What the client needs from the rest of the product; `app/createClient.ts` provides it. */
export interface ApiPorts {
  transport: () => Promise<Transport>
  clock: ServerClock
  /** Awaited before every call that sends a token: session read, due refresh (at most 3 s). Must not reject. */
  beforeCall: () => Promise<void>
  /** The access token at this moment. */
  token: () => string | undefined
  /** Value of Accept-Language. */
  language: () => string
  /** Whether a screen can read an answer: whether it is made of what the contract promises. Must not reject. */
  isReadable: (path: string, value: unknown) => Promise<boolean>
  onAuthFailure: (tokenSent: string | undefined) => AuthFailureVerdict
  toastError: (text: string) => void
  /** Text for a refusal that came without a message. */
  defaultMessage: (code: number) => string
  loadingStarted: () => void
  loadingStopped: () => void
}

/** HTTP client; every call goes through it. */
export interface ApiClient {
  call: Call
  /** Sends one file as multipart with its own, longer limit (120 s); gives where it is kept. @throws like `call`. */
  upload: (file: Blob, fileName: string, options?: UploadOptions) => Promise<FileRef>
  readonly clock: ServerClock
  readonly market: MarketKindStore
}
