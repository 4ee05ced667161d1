import { get, post } from '../endpoint.ts'
import type { FileAddress, FileRef, RenewAddress } from './schemas.ts'

/** Uploads (Assumed: decision 0004). The body is multipart with one part `file`; at most 20 MB, jpg, png, webp or pdf. */
export const fileEndpoints = {
  upload: post<FormData, FileRef>('/trading/api/file/upload'),
  /** A new URL for an expired one, for the user it was signed for. */
  address: get<RenewAddress, FileAddress>('/trading/api/file/address'),
} as const
