/** Unsent input of a form. RELIABILITY 4.7. Forms leave out passwords, codes, bank data and files. */
export interface Draft<T = unknown> {
  v: 1
  /** Milliseconds since 1970, device clock. */
  savedAt: number
  /** Version of the form's shape; a draft of another version is not restored. */
  version: number
  values: T
}

/**
 * Slower second store of drafts that survives a killed browser, where localStorage loses the last seconds (RELIABILITY
 * finding 7).
 */
export interface DraftDatabase {
  get: (key: string) => Promise<string | undefined>
  put: (key: string, text: string) => Promise<void>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}
