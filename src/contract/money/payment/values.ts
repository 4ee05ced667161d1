/** Ways to pay in this market (FIELD 2.4; credit comes with its own issue). */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'WECHAT', 'ALIPAY'] as const
export const PAYMENT_STATUSES = ['CREATED', 'SUBMITTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
/** Why a payment was refused by the bank clerk or the wallet. */
export const PAYMENT_REJECTIONS = [
  'AMOUNT_DIFFERS',
  'PROOF_UNREADABLE',
  'DUPLICATE_PROOF',
  'NOT_RECEIVED',
  'WALLET_LIMIT',
] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentRejection = (typeof PAYMENT_REJECTIONS)[number]

/** Minutes a wallet QR can be scanned. Assumed: decision 0004. */
export const QR_MINUTES = 15
/** Largest wallet payment, CNY. Assumed: decision 0004. */
export const WALLET_LIMIT_CNY = '200000'
/** Most files that prove a transfer (FIELD 2.4). */
export const MAX_PROOFS = 5
/** Most characters of the payer's bank. */
export const PAYER_BANK_MAX = 60
/** Most that one transfer may say to have paid. */
export const MAX_PAID = 1_000_000_000
