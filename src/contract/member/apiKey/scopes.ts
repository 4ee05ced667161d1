/**
 * What a key may be allowed, each scope with its calls. A call is in at most one; calls in none are refused to every
 * key: sign-in and sessions, people, keys and webhooks, the enterprise's own data, money that is moved, exports (they
 * hold all kinds at once), and what is made for people on the screen (decision 0084).
 */
const CALLS_OF = {
  'tender:read': `
    tender/page tender/hall tender/detail tender/minePage tender/draft tender/templates tender/laneStats tender/relax
    tender/help tender/laneHistory question/page guest/list`,
  'tender:write': `
    tender/saveDraft tender/removeDraft tender/submit tender/cancel tender/amend tender/nextRound tender/saveEvaluation
    tender/award tender/undoAward tender/noAward tender/saveTemplate tender/removeTemplate tender/useTemplate
    tender/saveRecurrence question/ask question/answer guest/revoke`,
  'bid:read': `
    bid/minePage bid/detail bid/forTender bid/received bid/lastQuotes bid/laneHistory bid/stats`,
  'bid:write': `
    bid/saveDraft bid/submit bid/submitLater bid/cancelLater bid/reconfirm bid/replaceSailing bid/withdraw bid/confirm bid/decline bid/counter
    bid/answerCounter bid/shortlist bid/disqualify bid/requalify`,
  'agreement:read': `agreement/page agreement/detail`,
  'agreement:write': `
    agreement/suspend agreement/resume agreement/terminate agreement/answerTerminate agreement/notice
    agreement/answerNotice agreement/amend agreement/answerAmend agreement/renew agreement/answerRenew
    agreement/claimShortfall`,
  'listing:read': `
    listing/page listing/detail listing/minePage listing/own listing/priceHistory listing/pricePreview
    listing/streetTurns`,
  'listing:write': `
    listing/saveDraft listing/removeDraft listing/duplicate listing/importDrafts listing/submit listing/pause
    listing/resume listing/takeOff listing/renew listing/confirm listing/bulk`,
  'booking:read': `booking/page`,
  'booking:write': `
    booking/request booking/accept booking/refuse booking/counter booking/answerCounter booking/cancel`,
  'rate:read': `
    rateSheet/page rateSheet/detail rateSheet/rows rateSheet/match rateSheet/markups rateSheet/mappings
    rateSheet/export`,
  'rate:write': `
    rateSheet/importRows rateSheet/publish rateSheet/archive rateSheet/remove rateSheet/saveMapping
    rateSheet/saveMarkup rateSheet/removeMarkup rateSheet/makeListings`,
  'order:read': `order/page order/detail order/contract`,
  'order:write': `
    order/relock order/prepay order/saveContact order/start order/cancelPaid order/milestone order/schedule
    order/chooseSailing order/deliver order/accept order/proposeCharge order/answerCharge order/creditNote
    order/saveDocument order/answerDocument order/removeDocument order/dispute order/resolve order/review`,
  'payment:read': `payment/detail credit/page`,
  'statement:read': `statement/page statement/detail`,
  'statement:write': `statement/send statement/confirmLines statement/disputeLine statement/answerLine`,
  'invoice:read': `invoice/page invoice/detail invoice/titles invoice/billable`,
  'invoice:write': `
    invoice/saveTitle invoice/removeTitle invoice/request invoice/cancel invoice/applyRed invoice/answerRed`,
  'file:read': `file/address`,
  'file:write': `file/upload`,
  'event:read': `event/since`,
  'schedule:read': `
    shipDate/page shipDate/detail shipDate/near shipDate/port shipDate/vessel shipDate/service shipDate/fleet`,
  'reference:read': `
    dict/listDict dict/selectItemByDictId dict/detailDict dict/listAll province/listAll country/listAll
    freight/reference freight/fuelPrices home/freightIndex company/page company/directory company/profile company/zone
    customs/searchHs customs/find customs/chapters customs/headings customs/detail customs/rates`,
} as const

export type ApiScope = keyof typeof CALLS_OF

/** Every scope, in the order in which they are chosen. */
export const API_SCOPES = Object.keys(CALLS_OF) as [ApiScope, ...ApiScope[]]

/** The paths of a scope's calls. */
export const callsOfScope = (scope: ApiScope): string[] =>
  CALLS_OF[scope]
    .trim()
    .split(/\s+/)
    .map((name) => `/trading/api/${name}`)

const SCOPES: ReadonlyMap<string, ApiScope> = new Map(
  API_SCOPES.flatMap((scope) => callsOfScope(scope).map((path) => [path, scope] as const)),
)

/** The scope that a key needs for a call; undefined: no key may make it. */
export const scopeOf = (path: string): ApiScope | undefined => SCOPES.get(path)
