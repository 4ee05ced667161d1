import { get, post } from '../endpoint.ts'
import type { FileAddress, FileRef, RenewAddress } from './schemas.ts'

/** Uploads (Assumed: decision 0004). The body is multipart with one part `file`; at most 20 MB, jpg, png, webp or pdf. */
export const fileEndpoints = {
  upload: post<FormData, FileRef>('/trading/api/file/upload'),
  /** A fresh address for one that ran out, for whom it was signed. */
  address: get<RenewAddress, FileAddress>('/trading/api/file/address'),
} as const
