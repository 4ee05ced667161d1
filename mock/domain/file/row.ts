import type { Row } from '../../store/port.ts'

/** Purpose of a file; set at its first use and never changed. */
export type FilePurpose =
  | 'TENDER'
  | 'BID'
  | 'LISTING'
  | 'CERTIFICATION'
  | 'PAYMENT'
  | 'CHARGE'
  | 'CREDIT'
  | 'TICKET'
  | 'LOGO'
  | 'DOCUMENT'
  | 'EXPORT'

export interface FileRow extends Row {
  name: string
  url: string
  size: number
  type: string
  base64: string
  companyId: string
  purpose?: FilePurpose
}
