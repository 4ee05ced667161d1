/** Modules whose conditions guard access and money, with the tests that have to detect a change. */
export const TARGETS = {
  'mock/domain/guards.ts': ['tests/mock/trade/guards.test.ts'],
  'mock/domain/trade/tender/admission.ts': ['tests/mock/trade/admission.test.ts'],
  'mock/domain/money/order/guard.ts': ['tests/mock/money/order/guard.test.ts'],
  'mock/domain/trade/tender/close.ts': ['tests/mock/trade/closing.test.ts'],
  'mock/domain/trade/bid/expire.ts': ['tests/mock/trade/closing.test.ts'],
  'mock/domain/trade/bid/received.ts': ['tests/mock/trade/received.test.ts'],
  'mock/domain/trade/bid/rank.ts': ['tests/mock/trade/rank.test.ts'],
  'src/contract/trade/bid/calc.ts': [
    'tests/unit/contract/trade/calc.test.ts',
    'tests/unit/contract/trade/quotes.test.ts',
  ],
  'src/contract/trade/bid/chargeRules.ts': ['tests/unit/contract/trade/bidRules.test.ts'],
  'src/contract/coupon/usability.ts': [
    'tests/unit/contract/coupon/coupon.test.ts',
    'tests/unit/contract/coupon/couponUse.test.ts',
  ],
  'mock/domain/coupon/bill.ts': ['tests/mock/coupon/bill.test.ts'],
  'mock/domain/coupon/lock.ts': ['tests/mock/coupon/lock.test.ts'],
  'mock/answer.ts': ['tests/mock/backend/answer.test.ts'],
  'src/api/requestNo.ts': ['tests/unit/api/requestNo.test.ts'],
  'src/session/refresh.ts': ['tests/unit/session/refreshOneTab.test.ts', 'tests/unit/session/refresh.test.ts'],
  'src/session/refreshTimer.ts': ['tests/unit/session/refreshTimer.test.ts'],
  'src/session/returnUrl.ts': ['tests/unit/session/returnUrl.test.ts'],
}
