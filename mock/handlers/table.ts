import { agreementRoutes } from './trade/agreement.ts'
import { accountRoutes } from './member/account.ts'
import { approvalRoutes } from './member/approval.ts'
import { apiKeyRoutes } from './member/apiKey.ts'
import { certificationRoutes } from './member/certification.ts'
import { companyRoutes } from './member/company.ts'
import { eventRoutes } from './member/event.ts'
import { exportRoutes } from './member/export.ts'
import { partnerRoutes } from './member/partner.ts'
import { staffRoutes } from './member/staff.ts'
import { helpRoutes } from './trade/help.ts'
import { invoiceRoutes } from './money/invoice.ts'
import { goneRoutes } from './front/gone.ts'
import { newsRoutes } from './front/news.ts'
import type { Route } from './on.ts'
import { alertRoutes } from './market/alert.ts'
import { marketRoutes } from './market/market.ts'
import { rateSheetRoutes } from './market/rateSheet.ts'
import { referenceRoutes } from './reference.ts'
import { customsRoutes } from './tools/customs.ts'
import { couponRoutes } from './coupon/coupon.ts'
import { favoriteRoutes } from './member/favorite.ts'
import { messageRoutes } from './member/notification.ts'
import { questionRoutes } from './trade/question.ts'
import { searchRoutes } from './front/search.ts'
import { shippingRoutes } from './tools/schedule.ts'
import { ticketRoutes } from './front/ticket.ts'
import { bidRoutes } from './trade/bid.ts'
import { homeRoutes } from './front/home.ts'
import { creditRoutes } from './money/credit.ts'
import { statementRoutes } from './money/statement.ts'
import { orderRoutes } from './money/order.ts'
import { webhookRoutes } from './member/webhook.ts'
import { guestRoutes } from './trade/guest.ts'
import { tenderRoutes } from './trade/tender.ts'

/** All routes of the back end. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...referenceRoutes,
  ...customsRoutes,
  ...shippingRoutes,
  ...messageRoutes,
  ...favoriteRoutes,
  ...questionRoutes,
  ...helpRoutes,
  ...homeRoutes,
  ...tenderRoutes,
  ...guestRoutes,
  ...bidRoutes,
  ...agreementRoutes,
  ...orderRoutes,
  ...creditRoutes,
  ...statementRoutes,
  ...marketRoutes,
  ...alertRoutes,
  ...rateSheetRoutes,
  ...couponRoutes,
  ...certificationRoutes,
  ...invoiceRoutes,
  ...companyRoutes,
  ...eventRoutes,
  ...exportRoutes,
  ...webhookRoutes,
  ...apiKeyRoutes,
  ...staffRoutes,
  ...approvalRoutes,
  ...partnerRoutes,
  ...newsRoutes,
  ...ticketRoutes,
  ...searchRoutes,
  ...goneRoutes,
]
