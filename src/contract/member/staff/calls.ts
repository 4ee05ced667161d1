import type { Permission } from './permissions.ts'

/** The permission that each call of a signed-in person needs: every one that writes, and reads of costs and staff. */
const CALLS_OF: Readonly<Record<Permission, string>> = {
  DRAFT: `
    tender/saveDraft tender/removeDraft tender/saveTemplate tender/removeTemplate tender/useTemplate
    tender/saveRecurrence guest/accept question/ask question/answer bid/saveDraft listing/saveDraft listing/removeDraft listing/duplicate listing/importDrafts`,
  DEAL: `
    tender/submit tender/cancel tender/amend tender/nextRound tender/saveEvaluation tender/award tender/undoAward
    tender/noAward bid/submit bid/submitLater bid/cancelLater bid/reconfirm bid/replaceSailing bid/withdraw bid/counter
    bid/answerCounter bid/shortlist bid/disqualify bid/requalify agreement/suspend agreement/resume
    agreement/terminate agreement/answerTerminate agreement/notice agreement/answerNotice agreement/amend
    guest/revoke agreement/answerAmend agreement/renew agreement/answerRenew agreement/claimShortfall order/cancelPaid
    listing/submit listing/pause listing/resume listing/takeOff listing/renew listing/confirm listing/bulk
    rateSheet/importRows rateSheet/publish rateSheet/archive rateSheet/remove
    rateSheet/saveMapping rateSheet/saveMarkup rateSheet/removeMarkup rateSheet/makeListings`,
  CONFIRM: `
    bid/confirm bid/decline booking/request booking/accept booking/refuse booking/counter booking/answerCounter
    booking/cancel`,
  PAY: `
    order/relock order/prepay payment/create payment/submitProof payment/cancel payment/applyBalance payment/refund
    payment/answerRefund credit/request credit/grant credit/refuse credit/change credit/close statement/send
    statement/confirmLines statement/disputeLine statement/answerLine`,
  BILL: `
    coupon/claim coupon/give coupon/acceptGift coupon/declineGift coupon/revokeGift coupon/offer coupon/takeBack
    coupon/buy coupon/apply coupon/verify coupon/undo couponBatch/saveDraft couponBatch/removeDraft
    couponBatch/submit couponBatch/pause couponBatch/resume couponBatch/stop couponBatch/deactivate
    couponBatch/addStock invoice/saveTitle invoice/removeTitle invoice/request invoice/cancel invoice/applyRed
    invoice/answerRed`,
  FULFIL: `
    order/saveContact order/start order/milestone order/schedule order/chooseSailing order/deliver order/accept
    order/proposeCharge order/answerCharge order/creditNote order/saveDocument order/answerDocument
    order/removeDocument order/dispute order/resolve order/review`,
  MANAGE: `
    member/updateMemberInfo certification/saveDraft certification/submit certification/withdraw
    staff/page staff/log staff/invite staff/revokeInvite staff/change staff/saveLimits staff/disable staff/enable
    staff/transferOwner approval/saveRules
    webhook/page webhook/deliveries webhook/save webhook/remove webhook/test webhook/resend
    apiKey/page apiKey/create apiKey/rotate apiKey/revoke`,
  DECIDE: `
    approval/approve approval/reject staff/saveDeputy staff/removeDeputy`,
  COSTS: `
    rateSheet/page rateSheet/detail rateSheet/rows rateSheet/match rateSheet/markups rateSheet/mappings
    rateSheet/export`,
  KEEP: `
    file/upload export/create export/retry tender/saveSearch tender/removeSearch tender/seeSearch listing/report
    priceAlert/save priceAlert/renew priceAlert/remove partner/save partner/saveGroup partner/removeGroup partner/remove favorite/save favorite/remove favorite/restore favorite/note
    customs/saveGoods customs/removeGoods`,
  SELF: `
    member/unbindWechat member/changePassword member/changeMobile member/signOutOthers message/read message/readAll message/saveSettings
    member/bindWechat ticket/create ticket/close approval/request approval/cancel`,
}

const NEEDED: ReadonlyMap<string, Permission> = new Map(
  (Object.entries(CALLS_OF) as [Permission, string][]).flatMap(([permission, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`/trading/api/${name}`, permission] as const),
  ),
)

/** What a deputy may do without the permission: it decides, and names nobody itself (decision 0088). */
const OF_DEPUTIES: ReadonlySet<string> = new Set(['/trading/api/approval/approve', '/trading/api/approval/reject'])

/** Whether a deputy of somebody who may make this call may make it too. */
export const isForDeputies = (path: string): boolean => OF_DEPUTIES.has(path)

/** The permission that a call of a signed-in person needs; undefined: everybody of the enterprise may. */
export const permissionFor = (path: string): Permission | undefined => NEEDED.get(path)
