import type { BankFees } from '@/contract/money/payment/values.ts'
import type { Limits } from '@/contract/member/approval/schemas.ts'
import type { CertificationStatus, ServiceType } from '@/contract/member/values.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import type { UserType } from '@/contract/userType.ts'
import type { Row, Table } from '../store/port.ts'
import type { ApiKeyRow } from './member/apiKey/row.ts'
import type { CaptchaRow, SessionRow, SmsCodeRow, TicketRow, TokenRow } from './member/auth/row.ts'
import type { ApprovalRow, ApprovalRulesRow } from './member/approval/row.ts'
import type { FavoriteRow } from './member/favorite/row.ts'
import type { CertificationRow } from './member/certification/row.ts'
import type { EventRow } from './member/event/row.ts'
import type { DeliveryRow, WebhookRow } from './member/webhook/row.ts'
import type { PartnerGroupRow } from './member/partner/row.ts'
import type { ExportRow } from './member/export/row.ts'
import type { LogHeadRow, LogRow } from './member/staff/log/row.ts'
import type { InvitationRow } from './member/staff/row.ts'
import type { GoodsRow } from './tools/customs/row.ts'
import type { GuestRow } from './trade/guest/row.ts'
import type { TemplateRow } from './trade/template/row.ts'
import type { OldAwardRow } from './trade/help/row.ts'
import type { SearchRow } from './front/search/row.ts'
import type { BatchRow, CouponRow, GiftRow, OfferRow, VerificationRow } from './coupon/row.ts'
import type { AlertRow } from './market/alert/row.ts'
import type { ListingRow } from './market/listing/row.ts'
import type { MappingRow, MarkupRow, RateSheetRow, SheetRateRow } from './market/rateSheet/row.ts'
import type { FileRow } from './file/row.ts'
import type { MessageRow, MessageSettingsRow } from './member/notification/row.ts'
import type { GoneRow } from './front/gone/row.ts'
import type { NewsRow } from './front/news/row.ts'
import type { QuestionRow } from './trade/question/row.ts'
import type { TicketRow as HelpTicketRow } from './front/ticket/row.ts'
import type { AgreementRow, BidRow, DocumentRow, OrderRow, PaymentRow, RefundRow, TenderRow } from './tradeRows.ts'
import type { InvoiceRow, TitleRow } from './invoiceRows.ts'
import type { CreditRow } from './money/credit/row.ts'
import type { StatementRow } from './money/statement/row.ts'

/** An enterprise. */
export interface CompanyRow extends Row {
  userType: UserType
  nameZh: string
  nameEn?: string
  uscc: string
  provinceCode: string
  cityName: string
  address: string
  email?: string
  intro?: string
  logoUrl?: string
  services: ServiceType[]
  /** Trade lane ids. */
  lanes: string[]
  /** Country codes. */
  markets: string[]
  certification: CertificationStatus
  rating: number
  ratingCount: number
  completedOrders: number
  onTimePct: number
  /** Orders whose arrival was agreed, and how many of them came on time: what `onTimePct` is made of. Absent: of the seed. */
  punctual?: { on: number; of: number }
  medianResponseMin: number
  /** Bank charges that it bears as a seller; absent: the usual ones. */
  bankFees?: BankFees
  createdAt: string
}

/** A user of one enterprise. */
export interface MemberRow extends Row {
  companyId: string
  account: string
  mobile: string
  contactName: string
  contactPosition?: string
  salt: string
  passwordHash: string
  wechatId?: string
  /** Absent: OWNER. */
  role?: Role
  /** Amounts in CNY up to which it acts alone, by kind. */
  limits?: Limits
  /** Who decides approvals in its place, on which days in China. */
  deputy?: { id: string; from: string; to: string }
  /** Cannot sign in since then. */
  disabledAt?: string
  /** The last sign-in (wall time); absent: none since this is kept. */
  lastLoginAt?: string
  /** Shown on the login page of the mock. */
  demo?: boolean
  createdAt: string
}

/** Recent occurrences of an event; id names the event. */
export interface CounterRow extends Row {
  times: number[]
}

/** What a real server would have sent; times of SMS are real, those of e-mails the market's. */
export interface OutboxRow extends Row {
  at: string
  to: string
  text: string
  /** Absent: SMS. */
  channel?: 'EMAIL'
  subject?: string
  html?: string
}

/** A job on the market clock; the host runs due ones before each response. */
export interface JobRow extends Row {
  kind: string
  dueAt: number
  /** Id of the object it concerns. */
  target: string
}

/** The response to one intent; id is caller, call and requestNo. */
export interface AnswerRow extends Row {
  /** Digest of the input: the same number with another content is rejected. Absent in rows from earlier versions. */
  digest?: string
  envelope: string
  at: number
}

/** The single row of the marketplace itself; id `market`. */
export interface MarketRow extends Row {
  /** Format of all rows; absent in earlier versions. */
  format?: number
  seed: string
  seededAt: number
  /** Signs file URLs; never leaves the server. */
  fileSecret: string
  aheadMs: number
  robots: boolean
  faults: { delayMs: number; errorPct: number; endSessions: boolean }
}

/** The typed tables of the domain. */
export interface Rows {
  companies: Table<CompanyRow>
  members: Table<MemberRow>
  sessions: Table<SessionRow>
  tokens: Table<TokenRow>
  apiKeys: Table<ApiKeyRow>
  captchas: Table<CaptchaRow>
  tickets: Table<TicketRow>
  smsCodes: Table<SmsCodeRow>
  counters: Table<CounterRow>
  outbox: Table<OutboxRow>
  files: Table<FileRow>
  jobs: Table<JobRow>
  answers: Table<AnswerRow>
  market: Table<MarketRow>
  tenders: Table<TenderRow>
  templates: Table<TemplateRow>
  bids: Table<BidRow>
  orders: Table<OrderRow>
  agreements: Table<AgreementRow>
  payments: Table<PaymentRow>
  refunds: Table<RefundRow>
  credits: Table<CreditRow>
  statements: Table<StatementRow>
  documents: Table<DocumentRow>
  listings: Table<ListingRow>
  priceAlerts: Table<AlertRow>
  rateSheets: Table<RateSheetRow>
  sheetRates: Table<SheetRateRow>
  markups: Table<MarkupRow>
  mappings: Table<MappingRow>
  batches: Table<BatchRow>
  coupons: Table<CouponRow>
  gifts: Table<GiftRow>
  offers: Table<OfferRow>
  verifications: Table<VerificationRow>
  questions: Table<QuestionRow>
  oldAwards: Table<OldAwardRow>
  favorites: Table<FavoriteRow>
  searches: Table<SearchRow>
  goods: Table<GoodsRow>
  messages: Table<MessageRow>
  messageSettings: Table<MessageSettingsRow>
  certifications: Table<CertificationRow>
  events: Table<EventRow>
  webhooks: Table<WebhookRow>
  deliveries: Table<DeliveryRow>
  exports: Table<ExportRow>
  invitations: Table<InvitationRow>
  approvals: Table<ApprovalRow>
  approvalRules: Table<ApprovalRulesRow>
  partnerGroups: Table<PartnerGroupRow>
  guests: Table<GuestRow>
  logs: Table<LogRow>
  logHeads: Table<LogHeadRow>
  titles: Table<TitleRow>
  invoices: Table<InvoiceRow>
  news: Table<NewsRow>
  gone: Table<GoneRow>
  ticketsOfHelp: Table<HelpTicketRow>
}
