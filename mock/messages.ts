import { API_KEY_TEXTS } from './apiKeyTexts.ts'
import { PROBLEM_TEXTS } from './problemTexts.ts'
import { STAFF_TEXTS } from './staffTexts.ts'

/** Texts of the mock server in both languages. `{name}` is replaced. */
const TEXTS = {
  ...PROBLEM_TEXTS,
  ...API_KEY_TEXTS,
  ...STAFF_TEXTS,
  walletLimit: ['超过钱包单笔限额，请改用对公转账', 'Over the wallet limit. Use a bank transfer'],
  chargesOpen: ['请先答复并付清追加费用', 'Answer and pay the additional charges first'],
  documentsMany: ['每笔订单最多 {max} 份单证', 'At most {max} documents an order'],
  invoiceStands: [
    '该订单已开票或正在开票，请先撤回申请或红冲发票',
    'This order is invoiced. Cancel the request or have the invoice reversed first',
  ],
  statementReduced: [
    '该费用已另行减免，余额不足以再减免此差额',
    'This charge was reduced meanwhile; too little is left of it for this difference',
  ],
  chargesReduced: [
    '该订单已有费用减免，不能整单退款',
    'Charges of this order were reduced; it cannot be refunded as a whole',
  ],
  paymentBegun: [
    '该订单有一笔付款正在进行，请先取消该笔付款或等待核对结果，再取消订舱',
    'A payment of this order is open. Cancel that payment, or wait until it is checked, before you cancel the call-off',
  ],
  paymentOpen: ['该订单已有待确认的付款', 'A payment for this order is being verified'],
  amendReturned: ['审核不通过：{reason}', 'Would be rejected at review: {reason}'],
  nobodyShortlisted: ['请先将至少一家列为入围', 'Shortlist at least one bid first'],
  notShortlisted: ['本轮只有入围企业可以报价', 'Only shortlisted companies can quote in this round'],
  ok: ['成功', 'OK'],
  fields: ['请检查标出的内容', 'Check the marked fields'],
  notAllowed: ['您没有权限执行此操作', 'You do not have permission for this'],
  notCertified: ['企业认证通过后才能进行此操作', 'This requires a verified company'],
  wrongUserType: ['您的企业类型不能进行此操作', 'Your company type cannot do this'],
  notFound: ['内容不存在或已被删除', 'Not found or removed'],
  noSuchFile: ['文件不存在或已被删除', 'File not found or removed'],
  fileAddressOver: [
    '链接已过期。请回到原页面重新打开文件。',
    'This link has expired. Go back to the page you came from and open the file again.',
  ],
  noSuchCall: ['没有这个接口', 'No such endpoint'],
  stateChanged: ['状态已变化，请查看最新内容', 'The state has changed; check the current state'],
  tooLarge: ['提交的内容过大，请精简或分次提交', 'Too much content. Shorten it or send it in parts'],
  requestReused: [
    '该请求编号已用于另一次提交，请核对后重新提交',
    'This request number was already used. Check the content and submit again',
  ],
  cannotSave: ['暂时无法保存，请稍后再试', 'Cannot save now. Try again later'],
  tooOften: ['操作过于频繁，请 {seconds} 秒后再试', 'Too many attempts. Try again in {seconds} s'],
  smsDayLimit: ['该手机号今日获取次数已达上限', 'Daily code limit reached for this number'],
  loginLocked: ['登录失败次数过多，请 {seconds} 秒后再试', 'Too many failed logins. Try again in {seconds} s'],
  sessionEnded: ['登录已失效，请重新登录', 'Your session has ended. Log in again'],
  fault: ['系统繁忙，请稍后再试', 'The system is busy. Try again later'],
  injected: ['演示故障：此次请求按设置失败', 'Demo fault: this call failed as configured'],
  badBody: ['请求内容无法识别', 'The request body could not be read'],
  captchaNeeded: ['请先完成滑块验证', 'Solve the slider puzzle first'],
  captchaWrong: ['验证未通过，请重试', 'Verification failed. Try again'],
  badCredentials: ['账号或密码不正确', 'Incorrect account or password'],
  smsCodeWrong: ['短信验证码错误或已过期', 'The SMS code is wrong or has expired'],
  wechatDenied: ['您已取消微信授权', 'You cancelled the WeChat authorization'],
  wechatClosed: ['本站未开通微信登录', 'WeChat login is not available here'],
  operatorOnly: ['此操作需要管理口令', 'This needs the operator key'],
  wechatReused: ['微信授权已失效，请重新扫码', 'This WeChat authorization is no longer valid. Scan again'],
  wechatTaken: ['该微信已绑定其他账号', 'This WeChat is linked to another account'],
  wechatHasOne: [
    '该账号已绑定微信，请先解除绑定',
    'This account is already linked to a WeChat account. Unlink it first',
  ],
  wechatOnlyWay: ['请先设置登录密码，再解除微信绑定', 'Set a password before you unlink WeChat'],
  'news.source': ['仓通资讯', 'Cangtong Desk'],
  'demo.wechat.new': ['微信新用户', 'New WeChat user'],
  bindTicket: ['绑定凭证已失效，请重新扫码', 'The link has expired. Scan again'],
  soldOut: ['剩余数量不足', 'Not enough available'],
  ownCoupon: ['这是您自己的优惠券', 'This is your own coupon'],
  couponsGone: ['已抢光', 'All coupons have been collected'],
  couponLimit: ['已达每人限领张数', 'Limit per member reached'],
  couponDayLimit: ['已达今日限领张数', 'Daily limit reached'],
  creditShort: ['授信额度不足：可用 {free}，需要 {needed}', 'Not enough credit: {free} free, {needed} needed'],
  agreementSuspended: [
    '协议因逾期款项已中止，付清后恢复订舱',
    'The agreement is suspended for overdue payments. Pay them to call off again',
  ],
  nothingOverdue: ['买方目前没有逾期款项', 'The buyer owes nothing beyond its due day'],
  agreementTerminated: ['协议已终止，不能再订舱', 'The agreement was terminated. It takes no more call-offs'],
  renewalTime: [
    '协议到期前 90 天至到期后 30 天内可提出续约',
    'A renewal can be proposed from 90 days before the end to 30 days after it',
  ],
  amendmentUsed: [
    '已订和待答复的箱量已超过提议的箱量，无法同意；可不同意后另行提议',
    'More containers are ordered or requested by now than the proposal leaves. Decline it and propose anew',
  ],
  creditFrozen: [
    '授信因逾期已冻结：可用 {free}，需要 {needed}；付清逾期款项后恢复',
    'The credit line is frozen because of an overdue payment: {free} free, {needed} needed',
  ],
  couponUnusable: ['优惠券不可用', 'The coupon cannot be used'],
  pointsShort: ['积分不足', 'Not enough points'],
  notTransferable: ['该优惠券不可转让', 'This coupon is not transferable'],
  handOversOver: ['该优惠券的转让次数已用完', 'This coupon has no transfers left'],
  otherStaff: ['只有核销人本人可以撤销', 'Only the person who redeemed it can undo this'],
  deadlinePassed: ['截止时间已过', 'The deadline has passed'],
  'field.format': ['格式不正确', 'Invalid format'],
  'field.tooFew': ['至少 {min} 项', 'At least {min}'],
  'field.tooMany': ['最多 {max} 项', 'At most {max}'],
  'field.tooSmall': ['不能小于 {min}', 'Must be {min} or more'],
  'field.tooBig': ['不能大于 {max}', 'Must be {max} or less'],
  'field.pickUpCode': ['提取码不正确，还可尝试 {left} 次', 'Incorrect pick-up code. Tries left: {left}'],
  'field.ownMobile': ['不能转赠给本企业', 'You cannot give it to your own company'],
  'field.unknownOrder': ['没有找到这个订单', 'Order not found'],
  'field.choice': ['请从可选项中选择', 'Choose one of the options'],
  'field.notOptional': ['此费用不能设为可选服务', 'This charge cannot be an optional service'],
  'field.notAService': ['该挂牌没有此项可选服务', 'Not an optional service of this listing'],
  'field.mobileTaken': ['该手机号已注册，请直接登录', 'This number is already registered. Log in'],
  'field.mobileUnknown': ['该手机号尚未注册', 'This number is not registered'],
  'field.oldPassword': ['原密码不正确', 'Incorrect current password'],
  'field.samePassword': ['新密码不能与原密码相同', 'The new password must differ from the current one'],
  'field.mobileSame': ['与当前手机号相同', 'Same as the current number'],
  'field.mobileHeld': ['该手机号已被其他账号使用', 'Another account uses this number'],
  'field.smsTicket': ['验证已过期，请重新获取验证码', 'The verification has expired. Request a new code'],
  'field.fileMissing': ['请选择文件', 'Choose a file'],
  'field.fileType': ['仅支持 JPG、PNG、WebP 图片或 PDF', 'Only JPG, PNG or WebP images, or PDF'],
  'field.fileTooBig': ['文件不能超过 {mb} MB', 'Up to {mb} MB'],
  'field.fileEmpty': ['文件是空的', 'The file is empty'],
  'field.unknownFile': ['文件不存在，请重新上传', 'File not found. Upload it again'],
  'field.fileUsed': ['该文件已用于其他用途，请另行上传', 'This file is already in use. Upload another one'],
  'field.alwaysOn': ['此类消息不能关闭', 'These messages cannot be turned off'],
  'field.usccTaken': ['该统一社会信用代码已被其他企业认证', 'Another company is verified with this USCC'],
  'field.locked': ['此项已通过审核，不能修改', 'Already approved; cannot be changed'],
  'field.fileBroken': ['文件已损坏或不完整', 'The file is damaged or incomplete'],
  'field.fileLocked': ['PDF 已加密，请去除密码后再上传', 'The PDF is password-protected. Remove the password first'],
  'field.filePixels': ['图片尺寸过大，请缩小后上传', 'The image is too large. Scale it down'],
  'field.titleStatus': ['该抬头尚未通过审核', 'This billing profile is not approved'],
  'field.titleKind': ['该抬头未登记为专用发票抬头', 'This billing profile is not for special invoices'],
  'field.exemptSpecial': [
    '国际运输免税项目不能开具专用发票',
    'Exempt international freight cannot have a special invoice',
  ],
  'field.mixedOrders': [
    '请选择同一卖方、币种和开票类别的订单',
    'Choose orders of one seller, currency and tax category',
  ],
  'field.notBillable': ['该订单已开票或不能开票', 'This order is already invoiced or cannot be invoiced'],
  'field.transportRows': ['公路运输发票需填写运输明细', 'Enter the transport details for road transport'],
  'field.searchEmpty': ['请先设置筛选条件', 'Set a filter first'],
  'field.searchName': ['已有同名的搜索', 'A saved search with this name already exists'],
  'field.templateName': ['已有同名的模板', 'A template with this name already exists'],
  'field.templatesMany': [
    '模板最多 {max} 个，请先删除不再需要的模板',
    'Limit of {max} templates reached. Remove one first',
  ],
  'field.staffMany': ['员工及邀请最多 {max} 名', 'Limit of {max} people and invitations reached'],
  'field.staffInvited': ['该手机号已有待接受的邀请', 'This number already has a pending invitation'],
  'field.staffHere': ['该手机号已是本企业员工', 'This number already belongs to a person of your company'],
  'field.inviteMobile': ['请使用收到邀请的手机号 {mobile}', 'Use the number that was invited: {mobile}'],
  'field.inviteUsed': ['该邀请已被使用', 'This invitation was already used'],
  'field.inviteRevoked': [
    '该邀请已被撤回，请联系邀请您的企业',
    'This invitation was withdrawn. Ask the company that invited you',
  ],
  'field.groupSame': ['已有同名分组', 'You already have a group with this name'],
  'field.groupsMany': ['分组最多 {max} 个', 'Limit of {max} groups reached'],
  'field.guestOver': ['该招标已不再接受报价', 'This tender takes no more bids'],
  'field.guestType': [
    '该类企业不承接此招标的运输方式',
    'This type of company does not quote on the mode of this tender',
  ],
  guestsClosed: ['报价已截止，邀请不能再撤回', 'Quoting has closed, so the invitation cannot be withdrawn'],
  'field.inviteExpired': [
    '该邀请已过期，请联系邀请您的企业重新邀请',
    'This invitation has expired. Ask the company for a new one',
  ],
  'field.exportKind': ['您的企业类型没有所选的内容', 'Your company type has none of what was chosen'],
  'field.exportsMany': [
    '正在生成的导出已达 {max} 个，请等待完成后再试',
    'Limit of {max} exports in progress reached. Wait until one is finished',
  ],
  'field.digestEmail': ['请先在企业资料中填写邮箱', 'Enter an e-mail address in the company data first'],
  'field.webhookUrl': [
    '请填写公网的 https 地址，不能带账号密码',
    'Enter an https address on the public internet, without a user name',
  ],
  'field.webhookSame': ['已有相同的地址', 'You already have this address'],
  'field.webhooksMany': ['地址最多 {max} 个，请先删除不用的', 'Limit of {max} addresses reached. Remove one first'],
  'field.webhookOff': ['该地址已停用，请先启用', 'This address is off. Switch it on first'],
  'field.searchSame': ['相同条件已保存为“{name}”', 'These filters are already saved as “{name}”'],
  'field.markupSame': [
    '该范围已有加价规则，请直接修改',
    'A mark-up for the same customer, lane, charge and container exists; change that one',
  ],
  'field.alertSame': ['已有相同的价格提醒', 'You already have this price alert'],
  'field.alertsMany': [
    '价格提醒最多 {max} 个，请先删除不再需要的提醒',
    'Limit of {max} price alerts reached. Remove one first',
  ],
  'field.questionsOpen': [
    '待答复的问题已达 {max} 个，答复后可继续提问',
    'Limit of {max} unanswered questions reached. Ask again after an answer',
  ],
  'field.goodsTaken': ['已有同名同编码的商品', 'Goods with this name and code already exist'],
  'field.unknownPort': ['港口不存在', 'Unknown port'],
  'field.tooFarAhead': ['船期最多查到 {weeks} 周之后', 'Schedules reach {weeks} weeks ahead'],
  'field.tooLongAgo': ['只能查看最近 {weeks} 周内已开航的船期', 'Departures are kept for {weeks} weeks'],
  'sms.text': [
    '【仓通】验证码 {code}，5 分钟内有效，请勿告诉他人。',
    '[Cangtong] Your code is {code}, valid for 5 minutes. Do not share it.',
  ],
} as const satisfies Record<string, readonly [zh: string, en: string]>

/** Languages of the server. */
export type Language = 'zh-CN' | 'en-US'
export type MessageKey = keyof typeof TEXTS
export type MessageValues = Record<string, string | number>

/** True if the server has a text for `key`. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(TEXTS, key)
}

/** A server text in one language. */
export function say(key: MessageKey, language: Language, values: MessageValues = {}): string {
  const text: string = TEXTS[key][language === 'zh-CN' ? 0 : 1]
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The first supported language of an Accept-Language header, else zh-CN. */
export function languageOf(header: string | null): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().toLowerCase()
    if (tag.startsWith('zh')) return 'zh-CN'
    if (tag.startsWith('en')) return 'en-US'
  }
  return 'zh-CN'
}
