/** A secret that was just made, and whose address it is. */
export interface Secret {
  url: string
  secret: string
}
