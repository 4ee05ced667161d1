const ACCESS = ['tests/mock/access', 'tests/mock/trade']
const BIDS = ['tests/mock/trade', 'tests/mock/seed/seed.test.ts']
const COUPONS = ['tests/mock/coupon', 'tests/unit/contract/coupon.test.ts']

/** Modules whose conditions decide over access and money, with the tests that have to notice a change. */
export const TARGETS = {
  'mock/domain/trade/guards.ts': ACCESS,
  'mock/domain/tender/admission.ts': ACCESS,
  'mock/domain/order/guard.ts': [...ACCESS, 'tests/mock/order'],
  'mock/domain/tender/close.ts': ['tests/mock/trade', 'tests/mock/robots'],
  'mock/domain/bid/expire.ts': BIDS,
  'mock/domain/bid/received.ts': [...ACCESS, 'tests/mock/hall'],
  'mock/domain/bid/rank.ts': [...BIDS, 'tests/mock/robots'],
  'src/contract/bid/calc.ts': ['tests/unit/contract'],
  'src/contract/bid/chargeRules.ts': ['tests/unit/contract/bidRules.test.ts'],
  'src/contract/coupon/usability.ts': COUPONS,
  'mock/domain/coupon/bill.ts': COUPONS,
  'mock/domain/coupon/lock.ts': COUPONS,
  'mock/answer.ts': ['tests/mock/backend', 'tests/mock/account', 'tests/mock/trade/award.test.ts'],
  'src/api/requestNo.ts': ['tests/unit/api', 'tests/screens/draftEndings.test.tsx'],
  'src/session/refresh.ts': ['tests/unit/session', 'tests/spec/session.test.ts'],
  'src/session/refreshTimer.ts': ['tests/unit/session', 'tests/spec/session.test.ts'],
  'src/session/returnUrl.ts': ['tests/unit/session'],
}
