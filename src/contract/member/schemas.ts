import { z } from 'zod'
import { fileUrl } from '../file/schemas.ts'
import { CITY_MAX, COMPANY_NAME_MAX, EMAIL_MAX, MOBILE_MAX, PERSON_NAME_MAX } from '../limits.ts'
import { decimal, id, instant, text, wholeNumber } from '../zod.ts'
import { USER_TYPES } from '../userType.ts'
import { ADDRESS_MAX, INTRO_MAX, MAX_MARKETS, POSITION_MAX } from './limits.ts'
import { limitsSchema } from './approval/schemas.ts'
import { PERMISSIONS } from './staff/permissions.ts'
import { ROLES } from './staff/values.ts'
import { CERTIFICATION_STATUSES, SERVICE_TYPES, SMS_SCENES } from './values.ts'

export const userTypeSchema = z.union([z.literal(USER_TYPES[0]), z.literal(USER_TYPES[1]), z.literal(USER_TYPES[2])])

/** Bank charges of a transfer that a seller bears, a currency; its buyers are not told. */
const bankFeesSchema = z.object({ USD: decimal, CNY: decimal })

/** The user and company of the token. */
export const currentUserSchema = z.object({
  id,
  account: z.string(),
  companyId: id,
  companyNameZh: z.string(),
  companyNameEn: z.string().optional(),
  userType: userTypeSchema,
  /** Masked, e.g. `138****8000`. */
  mobileMasked: z.string(),
  contactName: z.string(),
  certification: z.enum(CERTIFICATION_STATUSES),
  logoUrl: fileUrl.optional(),
  /** Absent: OWNER, of an account or a back end without roles. */
  role: z.enum(ROLES).optional(),
  /** Of the role; absent: all. */
  permissions: z.array(z.enum(PERMISSIONS)).optional(),
  /** Amounts in CNY above which the person has to ask, by kind; absent: none. */
  limits: limitsSchema.optional(),
})

/** Public card of an enterprise. */
export const companyCardSchema = z.object({
  id,
  nameZh: z.string(),
  nameEn: z.string().optional(),
  userType: userTypeSchema,
  provinceCode: z.string(),
  cityName: z.string(),
  certified: z.boolean(),
  /** 0-5, one decimal. */
  rating: z.number(),
  ratingCount: z.int(),
  completedOrders: z.int(),
  /** Share of orders delivered on time, percent. */
  onTimePct: z.int(),
  /** Median response time in minutes, last 30 days. */
  medianResponseMin: z.int(),
})

/** The caller's own company, complete. */
export const memberInfoSchema = companyCardSchema.extend({
  account: z.string(),
  uscc: z.string(),
  address: z.string(),
  contactName: z.string(),
  contactPosition: z.string().optional(),
  mobileMasked: z.string(),
  email: z.string().optional(),
  intro: z.string().optional(),
  /** URL of the logo under the object-storage base. */
  logoUrl: fileUrl.optional(),
  services: z.array(z.enum(SERVICE_TYPES)),
  /** Ids of the trade lanes it serves. */
  lanes: z.array(z.string()),
  /** Country codes of its markets. */
  markets: z.array(z.string()),
  /** Only of enterprises that sell. */
  bankFees: bankFeesSchema.optional(),
  wechatBound: z.boolean(),
  certification: z.enum(CERTIFICATION_STATUSES),
})

export const updateMemberInfoSchema = z.object({
  contactName: text(PERSON_NAME_MAX).min(1).optional(),
  contactPosition: text(POSITION_MAX).optional(),
  email: z.union([z.email().max(EMAIL_MAX), z.literal('')]).optional(),
  provinceCode: text(10).optional(),
  cityName: text(CITY_MAX).optional(),
  address: text(ADDRESS_MAX).optional(),
  intro: text(INTRO_MAX).optional(),
  /** Id of an uploaded picture; '' removes the logo. */
  logoFileId: z.string().max(64).optional(),
  services: z.array(z.enum(SERVICE_TYPES)).max(10).optional(),
  lanes: z.array(text(40)).max(20).optional(),
  markets: z.array(text(2)).max(MAX_MARKETS).optional(),
  bankFees: bankFeesSchema.optional(),
})

export const registerSchema = z.object({
  /** Of the new enterprise; absent with the `inviteCode` of a person. */
  userType: z.union([userTypeSchema, wholeNumber.pipe(userTypeSchema)]).optional(),
  /**
   * Joins the enterprise that invited this number, in the role of the invitation; or the code of a guest's link, which
   * invites the new enterprise to its tender.
   */
  inviteCode: z.string().max(64).optional(),
  mobile: z.string().max(MOBILE_MAX),
  smsCode: z.string().max(10),
  password: z.string().max(128),
  /** Asked for with the certification; until then the enterprise may have no name. */
  companyName: text(COMPANY_NAME_MAX).min(2).optional(),
  agreed: z.literal(true),
})
export const getSmsCodeSchema = z.object({
  /** Absent: the signed-in user's number, which the page knows only masked. */
  mobile: z.string().max(MOBILE_MAX).optional(),
  scene: z.enum(SMS_SCENES),
  captchaTicket: z.string().max(64),
})
/** Seconds until the next code may be requested, and until this one expires. */
export const smsSentSchema = z.object({ resendAfter: z.int(), expiresIn: z.int() })
export const checkSmsCodeSchema = z.object({
  /** As in getSmsCode. */
  mobile: z.string().max(MOBILE_MAX).optional(),
  scene: z.enum(SMS_SCENES),
  smsCode: z.string().max(10),
})
/** One-time ticket for the verified code, valid for 10 minutes. */
export const smsTicketSchema = z.object({ smsTicket: z.string() })
export const resetPasswordSchema = z.object({
  mobile: z.string().max(MOBILE_MAX),
  smsTicket: z.string().max(64),
  password: z.string().max(128),
})
export const wechatCallBackSchema = z.object({ code: z.string().max(128).optional(), state: z.string().max(128) })
export const wechatResultSchema = z.object({
  bound: z.boolean(),
  ticket: z.string().optional(),
  bindTicket: z.string().optional(),
})
/** A guest proves a number, whose account is then bound; a signed-in user sends the ticket only. */
export const bindWechatSchema = z.object({
  bindTicket: z.string().max(64),
  mobile: z.string().max(MOBILE_MAX).optional(),
  smsCode: z.string().max(10).optional(),
})
/** For a guest, the ticket to sign in with `grantType` wechat. */
export const wechatBoundSchema = z.object({ done: z.literal(true), ticket: z.string().optional() })
export const changePasswordSchema = z.object({ oldPassword: z.string().max(128), newPassword: z.string().max(128) })
/** `oldTicket` proves the code sent to the current number, `newCode` the new one. */
export const changeMobileSchema = z.object({
  oldTicket: z.string().max(64),
  newMobile: z.string().max(MOBILE_MAX),
  newCode: z.string().max(10),
})
export const mobileChangedSchema = z.object({ mobileMasked: z.string() })
/** One device with a session of the member. */
export const memberSessionSchema = z.object({
  id,
  /** User-Agent at sign-in, or ''. */
  agent: z.string(),
  startedAt: instant,
  isCurrent: z.boolean(),
})
export const signedOutOthersSchema = z.object({ ended: z.int() })
export const registeredSchema = z.object({ id, account: z.string(), createdAt: instant })

export type CurrentUser = z.infer<typeof currentUserSchema>
export type CompanyCard = z.infer<typeof companyCardSchema>
export type MemberInfo = z.infer<typeof memberInfoSchema>
export type UpdateMemberInfo = z.infer<typeof updateMemberInfoSchema>
export type Register = z.infer<typeof registerSchema>
export type Registered = z.infer<typeof registeredSchema>
export type GetSmsCode = z.infer<typeof getSmsCodeSchema>
export type SmsSent = z.infer<typeof smsSentSchema>
export type CheckSmsCode = z.infer<typeof checkSmsCodeSchema>
export type SmsTicket = z.infer<typeof smsTicketSchema>
export type ResetPassword = z.infer<typeof resetPasswordSchema>
export type WechatCallBack = z.infer<typeof wechatCallBackSchema>
export type WechatResult = z.infer<typeof wechatResultSchema>
export type BindWechat = z.infer<typeof bindWechatSchema>
export type WechatBound = z.infer<typeof wechatBoundSchema>
export type ChangePassword = z.infer<typeof changePasswordSchema>
export type ChangeMobile = z.infer<typeof changeMobileSchema>
export type MobileChanged = z.infer<typeof mobileChangedSchema>
export type MemberSession = z.infer<typeof memberSessionSchema>
export type SignedOutOthers = z.infer<typeof signedOutOthersSchema>
