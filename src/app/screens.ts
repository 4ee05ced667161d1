import type { ComponentType } from 'react'
import type { RouteId } from '@/routes/table.ts'
import type { CatalogueName } from './catalogues.ts'

/** The code of an address: its page, the widgets it stands on and the texts it needs. */
export interface Screen {
  load: () => Promise<{ default: ComponentType }>
  /** `antd` wraps the page in AntdScope, which comes with the first page that needs it. */
  kit?: 'antd'
  messages: readonly CatalogueName[]
}

/** Every route's screen; the compiler insists that none is missing. The facts are in `routes/table.ts`. */
export const screens: Record<RouteId, Screen> = {
  home: { load: () => import('@/pages/home/HomePage.tsx'), messages: [] },
  login: { load: () => import('@/pages/auth/LoginPage.tsx'), messages: ['account'] },
  diagnostics: {
    load: () => import('@/pages/diagnostics/DiagnosticsPage.tsx'),
    messages: ['diagnostics', 'account'],
  },
  tenderDetail: { load: () => import('@/pages/business/TenderDetailPage.tsx'), messages: ['tender'] },
  tenderIssue: { load: () => import('@/pages/business/TenderIssuePage.tsx'), messages: ['issue', 'problem'] },
  tenderSearch: { load: () => import('@/pages/business/TenderSearchPage.tsx'), messages: ['tender'] },
  quote: { load: () => import('@/pages/business/QuotePage.tsx'), messages: ['tender', 'bid', 'problem'] },
  myBids: { load: () => import('@/pages/business/MyBidsPage.tsx'), messages: ['bid', 'problem'] },
  myTenderBids: { load: () => import('@/pages/business/MyTenderBidsPage.tsx'), messages: ['tender', 'comparison'] },
  payment: { load: () => import('@/pages/business/PaymentPage.tsx'), kit: 'antd', messages: ['payment', 'problem'] },
  certification: { load: () => import('@/pages/hub/HubPage.tsx'), messages: ['hub'] },
  memberHub: { load: () => import('@/pages/hub/HubPage.tsx'), messages: ['hub'] },
  invoice: { load: () => import('@/pages/member/InvoicePage.tsx'), messages: ['invoice', 'problem'] },
  memberCenter: { load: () => import('@/pages/member/MemberCenterPage.tsx'), messages: ['member'] },
  baseInfo: { load: () => import('@/pages/member/BaseInfoPage.tsx'), messages: ['member', 'problem'] },
}
