/** Payment methods (FIELD 2.4; credit comes with its own issue). */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'WECHAT', 'ALIPAY'] as const
export const PAYMENT_STATUSES = ['CREATED', 'SUBMITTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
/** How a payment was made: also from the buyer's balance with the seller. */
export const PAYMENT_KINDS = [...PAYMENT_METHODS, 'BALANCE'] as const
/** Why a payment was rejected by the bank clerk or the wallet. */
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

/** Lifetime of a wallet QR code, minutes. Assumed: decision 0004. */
export const QR_MINUTES = 15
/** Maximum wallet payment, CNY. Assumed: decision 0004. */
export const WALLET_LIMIT_CNY = '200000'
/** Maximum number of proof files (FIELD 2.4). */
export const MAX_PROOFS = 5
/** Maximum length of the payer's bank name. */
export const PAYER_BANK_MAX = 60
/** Maximum length of the remark of a transfer. */
export const REMARK_MAX = 140
/** Maximum amount of one reported transfer. */
export const MAX_PAID = 1_000_000_000
/** Currencies in which a seller sets what bank charges it bears; of others the worth of the yuan. TRADE part 5. */
export const BANK_FEE_CURRENCIES = ['USD', 'CNY'] as const
/** Bank charges that a seller bears, a transfer, where it has set nothing else (GK). */
export const BANK_FEE_DEFAULT: BankFees = { USD: '30', CNY: '200' }
/** The most that it may set: what correspondent banks take of one transfer (GK). */
export const BANK_FEE_MAX = { USD: 100, CNY: 700 } as const
/** Decimals a currency. */
export type BankFees = Record<(typeof BANK_FEE_CURRENCIES)[number], string>
