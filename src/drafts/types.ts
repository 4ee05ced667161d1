/** What a person typed and has not sent yet. RELIABILITY 4.7. No passwords, codes, bank data or files: the form leaves them out. */
export interface Draft<T = unknown> {
  v: 1
  /** Milliseconds since 1970, device clock. */
  savedAt: number
  /** Version of the form's shape; a draft of another one is not restored. */
  version: number
  values: T
}

/** A slow second home of drafts that survives a killed browser, where localStorage loses its last seconds (RELIABILITY finding 7). */
export interface DraftDatabase {
  get: (key: string) => Promise<string | undefined>
  put: (key: string, text: string) => Promise<void>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}
