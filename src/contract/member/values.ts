/** Statuses of a company's certification (FIELD 2.1). */
export const CERTIFICATION_STATUSES = [
  'NONE',
  'SUBMITTED',
  'REVIEWING',
  'APPROVED',
  'EXPIRING',
  'EXPIRED',
  'REJECTED',
  'REVOKED',
] as const
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number]

/** Purposes of an SMS code. */
export const SMS_SCENES = ['REGISTER', 'LOGIN', 'RESET_PASSWORD', 'CHANGE_MOBILE', 'BIND_WECHAT'] as const
export type SmsScene = (typeof SMS_SCENES)[number]

/** Services of an enterprise (FIELD 2.1). */
export const SERVICE_TYPES = [
  'OCEAN_FCL',
  'OCEAN_LCL',
  'AIR',
  'RAIL',
  'CUSTOMS',
  'WAREHOUSE',
  'INSURANCE',
  'CONTAINER_HAULAGE',
  'CFS_CONSOLIDATION',
  'BONDED',
] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** True while the certification allows an enterprise to act (publish, quote, list, issue). */
export function isCertified(status: CertificationStatus): boolean {
  return status === 'APPROVED' || status === 'EXPIRING'
}
