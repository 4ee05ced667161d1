import { PROBLEM_TEXTS } from './problemTexts.ts'

/** Texts of the mock server in both languages. `{name}` is replaced. */
const TEXTS = {
  ...PROBLEM_TEXTS,
  walletLimit: ['超过钱包单笔限额，请改用对公转账', 'Over the wallet limit; please use a bank transfer'],
  chargesOpen: ['请先答复并付清追加费用', 'Answer and pay the additional charges first'],
  paymentOpen: ['该订单已有待确认的付款', 'A payment of this order is being checked'],
  amendReturned: ['审核不通过：{reason}', 'The review would send this back: {reason}'],
  nobodyShortlisted: ['请先把至少一家报价列入候选', 'Put at least one quote on the shortlist first'],
  notShortlisted: ['本轮只有入围企业可以报价', 'Only shortlisted enterprises quote in this round'],
  ok: ['成功', 'OK'],
  fields: ['请检查标出的内容', 'Please check the marked fields'],
  notAllowed: ['您没有权限执行此操作', 'You are not allowed to do this'],
  notCertified: ['企业认证通过后才能进行此操作', 'This needs an approved company certification'],
  wrongUserType: ['您的企业类型不能进行此操作', 'Enterprises of your type cannot do this'],
  notFound: ['内容不存在或已被删除', 'Not found, or removed'],
  noSuchFile: ['文件不存在或已被删除', 'There is no such file, or it was removed'],
  fileAddressOver: [
    '链接已过期。请回到原页面重新打开文件。',
    'This link has expired. Go back to the page you came from and open the file again.',
  ],
  noSuchCall: ['没有这个接口', 'There is no such call'],
  stateChanged: ['状态已变化，请查看最新内容', 'This has changed meanwhile; please look at the current state'],
  tooLarge: ['提交的内容过大，请精简或分次提交', 'Too much content at once. Shorten it or send it in parts'],
  requestReused: [
    '该请求编号已用于另一次提交，请核对后重新提交',
    'This request number was used for another request. Check the content and submit again',
  ],
  cannotSave: ['暂时无法保存，请稍后再试', 'Cannot be saved now. Please try again later'],
  tooOften: ['操作过于频繁，请 {seconds} 秒后再试', 'Too often; try again in {seconds} s'],
  smsDayLimit: ['该手机号今日获取次数已达上限', 'This number has had all its codes for today'],
  loginLocked: ['登录失败次数过多，请 {seconds} 秒后再试', 'Too many failed logins; try again in {seconds} s'],
  sessionEnded: ['登录已失效，请重新登录', 'Your session has ended; please log in again'],
  fault: ['服务器开小差了，请稍后再试', 'Something went wrong on the server; please try again'],
  injected: ['演示故障：此次请求按设置失败', 'Demo fault: this call failed as you asked'],
  badBody: ['请求内容无法识别', 'The request body could not be read'],
  captchaNeeded: ['请先完成滑块验证', 'Please solve the slider puzzle first'],
  captchaWrong: ['验证未通过，请重试', 'The puzzle was not solved; please try again'],
  badCredentials: ['账号或密码不正确', 'The account or the password is not right'],
  smsCodeWrong: ['短信验证码错误或已过期', 'The SMS code is wrong or has expired'],
  wechatDenied: ['您已取消微信授权', 'You cancelled the WeChat authorization'],
  wechatClosed: ['本站未开通微信登录', 'WeChat login is not set up here'],
  operatorOnly: ['此操作需要管理口令', 'This needs the operator key'],
  wechatReused: ['微信授权已失效，请重新扫码', 'This WeChat authorization is no longer valid; please scan again'],
  wechatTaken: ['该微信已绑定其他账号', 'This WeChat is bound to another account'],
  wechatHasOne: ['该账号已绑定微信，请先解除绑定', 'The account has a WeChat already; unbind that first'],
  wechatOnlyWay: ['请先设置登录密码，再解除微信绑定', 'Set a password first; WeChat is the only way in'],
  'news.source': ['仓通资讯', 'Cangtong Desk'],
  'demo.wechat.new': ['微信新用户', 'New WeChat user'],
  bindTicket: ['绑定凭证已失效，请重新扫码', 'The binding has expired; please scan again'],
  soldOut: ['剩余数量不足', 'Not enough is left'],
  ownCoupon: ['这是您自己的优惠券', 'This coupon is your own'],
  couponsGone: ['已抢光', 'All have been collected'],
  couponLimit: ['已达每人限领张数', 'You have collected as many as one member may'],
  couponDayLimit: ['已达今日限领张数', 'You have collected as many as one member may today'],
  couponUnusable: ['优惠券不可用', 'The coupon cannot be used'],
  pointsShort: ['积分不足', 'You do not have enough points'],
  notTransferable: ['该优惠券不可转让', 'This coupon cannot change hands'],
  handOversOver: ['该优惠券的转让次数已用完', 'This coupon has changed hands as often as it may'],
  otherStaff: ['只有核销人本人可以撤销', 'Only the person who verified it can undo it'],
  deadlinePassed: ['截止时间已过', 'The deadline has passed'],
  'field.format': ['格式不正确', 'The format is not right'],
  'field.tooFew': ['至少 {min} 项', 'At least {min}'],
  'field.tooMany': ['最多 {max} 项', 'At most {max}'],
  'field.tooSmall': ['不能小于 {min}', 'Must be {min} or more'],
  'field.tooBig': ['不能大于 {max}', 'Must be {max} or less'],
  'field.pickUpCode': ['提取码不正确，还可尝试 {left} 次', 'Wrong pick-up code; {left} tries left'],
  'field.ownMobile': ['不能转赠给本企业', 'You cannot give it to your own enterprise'],
  'field.unknownOrder': ['没有找到贵方的这个订单', 'There is no such order of yours'],
  'field.choice': ['请从可选项中选择', 'Choose one of the options'],
  'field.mobileTaken': ['该手机号已注册，请直接登录', 'This number is registered already; please log in'],
  'field.mobileUnknown': ['该手机号尚未注册', 'This number is not registered'],
  'field.oldPassword': ['原密码不正确', 'The old password is not right'],
  'field.samePassword': ['新密码不能与原密码相同', 'The new password must differ from the old one'],
  'field.mobileSame': ['与当前手机号相同', 'This is the present number'],
  'field.mobileHeld': ['该手机号已被其他账号使用', 'Another account has this number'],
  'field.smsTicket': ['验证已过期，请重新获取验证码', 'The verification has expired; please ask for a new code'],
  'field.fileMissing': ['请选择文件', 'Choose a file'],
  'field.fileType': ['仅支持 JPG、PNG、WebP 图片或 PDF', 'Only JPG, PNG or WebP pictures, or PDF'],
  'field.fileTooBig': ['文件不能超过 {mb} MB', 'The file may have at most {mb} MB'],
  'field.fileEmpty': ['文件是空的', 'The file is empty'],
  'field.unknownFile': ['文件不存在，请重新上传', 'This file is not known; please upload it again'],
  'field.fileUsed': [
    '该文件已用于其他用途，请另行上传',
    'This file is in use for another purpose; please upload one for this',
  ],
  'field.alwaysOn': ['此类消息不能关闭', 'Messages of this kind cannot be switched off'],
  'field.usccTaken': ['该统一社会信用代码已被其他企业认证', 'Another enterprise is certified with this USCC'],
  'field.locked': ['此项已通过审核，不能修改', 'This has been approved already and cannot be changed'],
  'field.fileBroken': ['文件已损坏或不完整', 'The file is damaged or incomplete'],
  'field.fileLocked': ['PDF 已加密，请去除密码后再上传', 'The PDF is locked by a password; please remove it first'],
  'field.filePixels': ['图片尺寸过大', 'The picture has too many pixels'],
  'field.titleStatus': ['该抬头尚未通过审核', 'This title has not been approved'],
  'field.titleKind': ['该抬头未登记为专用发票抬头', 'This title is not one for special invoices'],
  'field.exemptSpecial': [
    '国际运输免税项目不能开具专用发票',
    'Exempt international carriage cannot have a special invoice',
  ],
  'field.mixedOrders': ['请选择同一卖方、币种和税目的订单', 'Choose orders of one seller, currency and tax category'],
  'field.notBillable': ['该订单已开票或不能开票', 'This order is invoiced already or cannot be'],
  'field.transportRows': ['公路运输发票需填写运输明细', 'Road transport needs its journeys'],
  'field.searchEmpty': ['请先设置筛选条件', 'Set a filter first'],
  'field.searchName': ['已有同名的搜索', 'There is a saved search of this name'],
  'field.searchSame': ['相同条件已保存为“{name}”', 'These filters are saved already as “{name}”'],
  'field.questionsOpen': [
    '您已有 {max} 个问题待答复，请稍后再问',
    'You have {max} questions waiting for an answer already',
  ],
  'field.goodsTaken': ['已有同名同编码的商品', 'These goods are kept already under this name and code'],
  'field.unknownPort': ['港口不存在', 'There is no such port'],
  'field.tooFarAhead': ['船期最多查到 {weeks} 周之后', 'Schedules reach {weeks} weeks ahead'],
  'field.tooLongAgo': ['只能查看最近 {weeks} 周内已开航的船期', 'Departures are kept for {weeks} weeks'],
  'sms.text': [
    '【仓通】验证码 {code}，5 分钟内有效，请勿告诉他人。',
    '[Cangtong] Your code is {code}, good for 5 minutes. Tell nobody.',
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
