import type * as agreement from '@/contract/trade/agreement/values.ts'
import type * as listing from '@/contract/market/listing/values.ts'
import type * as rates from '@/contract/market/rateSheet/values.ts'
import type { AllocationPeriod } from '@/contract/trade/tender/term/values.ts'
import type { Names } from './names.ts'

/** Enumerations of the market. */
export interface ListingLabels {
  listing_kind: Names<listing.ListingKind>
  listing_status: Names<listing.ListingStatus>
  rate_sheet_status: Names<rates.RateSheetStatus>
  rate_state: Names<rates.RateState>
  rate_change: Names<rates.RateChangeKind>
  markup_kind: Names<rates.MarkupKind>
  listing_rejection: Names<listing.ListingRejection>
  booking_refusal: Names<listing.BookingRefusal>
  call_off_refusal: Names<agreement.CallOffRefusal>
  agreement_status: Names<agreement.AgreementStatus>
  notice_kind: Names<agreement.NoticeKind>
  allocation_period: Names<AllocationPeriod>
  report_reason: Names<listing.ReportReason>
}

/** Names of these enumerations. */
export const LISTING_LABELS: ListingLabels = {
  listing_kind: {
    RATE: ['运价', 'Rate'],
    SPACE: ['舱位', 'Space'],
    TRUCK: ['集卡运力', 'Truck capacity'],
    EMPTY_BOX: ['空箱', 'Empty container'],
    CARGO: ['货源', 'Cargo'],
    SERVICE: ['服务', 'Service'],
  },
  listing_status: {
    DRAFT: ['草稿', 'Draft'],
    REVIEWING: ['审核中', 'Under review'],
    ONLINE: ['在架', 'Active'],
    PAUSED: ['已暂停', 'Paused'],
    EXPIRED: ['已到期', 'Expired'],
    SOLD_OUT: ['已售罄', 'Sold out'],
    REJECTED: ['未通过', 'Rejected'],
    OFFLINE: ['已下架', 'Unlisted'],
  },
  rate_sheet_status: {
    DRAFT: ['草稿', 'Draft'],
    ACTIVE: ['使用中', 'Active'],
    EXPIRED: ['已到期', 'Expired'],
    ARCHIVED: ['已归档', 'Archived'],
  },
  rate_state: {
    VALID: ['有效', 'Valid'],
    LATER: ['未生效', 'Not yet valid'],
    EXPIRED: ['已到期', 'Expired'],
  },
  rate_change: {
    ROSE: ['上涨', 'Rose'],
    FELL: ['下降', 'Fell'],
    CAME: ['新增', 'New'],
    WENT: ['取消', 'Gone'],
  },
  markup_kind: {
    PCT: ['按百分比', 'Percent'],
    FIX: ['固定金额', 'Fixed amount'],
  },
  listing_rejection: {
    CONTACT_IN_TEXT: ['文字中含联系方式', 'Contact details in the text'],
    FORBIDDEN_CARGO: ['含禁运货物', 'Prohibited cargo'],
    PRICE_IMPLAUSIBLE: ['价格不合理', 'Implausible price'],
  },
  call_off_refusal: {
    NO_SPACE: ['舱位不足', 'No space'],
    EQUIPMENT: ['缺少空箱', 'No equipment'],
    EMBARGO: ['航线或货物禁运', 'Embargo'],
    OVER_ALLOCATION: ['超出配额', 'Over allocation'],
    CREDIT: ['信用问题', 'Credit'],
  },
  allocation_period: {
    WEEK: ['每周', 'A week'],
    MONTH: ['每月', 'A month'],
  },
  notice_kind: { INCREASE: ['上调', 'Increase'], DECREASE: ['下调', 'Decrease'] },
  agreement_status: {
    PENDING_START: ['待生效', 'Not started'],
    ACTIVE: ['生效中', 'Active'],
    SUSPENDED: ['已中止', 'Suspended'],
    FULFILLED: ['已用完', 'Used up'],
    EXPIRED: ['已到期', 'Expired'],
    TERMINATED: ['已终止', 'Terminated'],
  },
  booking_refusal: {
    NO_SPACE: ['没有舱位或箱', 'No space or equipment'],
    PRICE_CHANGED: ['价格已变', 'The price has changed'],
    SCHEDULE_CHANGED: ['船期已变', 'The schedule has changed'],
    CARGO_UNFIT: ['货物不适合', 'The cargo does not fit'],
    OTHER: ['其他', 'Other'],
  },
  report_reason: {
    STALE_PRICE: ['价格已过时', 'The price is out of date'],
    FAKE: ['虚假信息', 'False information'],
    CONTACT_IN_TEXT: ['文字中含联系方式', 'Contact details in the text'],
    WRONG_DATA: ['信息有误', 'Wrong data'],
    OTHER: ['其他', 'Other'],
  },
}
