import type { Row } from '../../../store/port.ts'

/** A group of partners of an enterprise; who is in it is kept with its favorites. */
export interface PartnerGroupRow extends Row {
  companyId: string
  name: string
  createdAt: string
}
