import { post } from '../endpoint.ts'
import type { FileRef } from './schemas.ts'

/** Uploads (Assumed: decision 0004). The body is multipart with one part `file`; at most 20 MB, jpg, png, webp or pdf. */
export const fileEndpoints = { upload: post<FormData, FileRef>('/trading/api/file/upload') } as const
