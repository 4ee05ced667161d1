import type { ApiScope } from '@/contract/member/apiKey/scopes.ts'
import type { ApiKeyStatus } from '@/contract/member/apiKey/values.ts'
import type { Names } from './names.ts'

/** Enumerations of API keys. */
export interface ApiKeyLabels {
  api_key_status: Names<ApiKeyStatus>
  api_scope: Names<ApiScope>
}

/** Names of these enumerations. */
export const API_KEY_LABELS: ApiKeyLabels = {
  api_key_status: {
    ACTIVE: ['有效', 'Active'],
    EXPIRED: ['已到期', 'Expired'],
    STOPPED: ['创建人已停用', 'Creator disabled'],
  },
  api_scope: {
    'tender:read': ['查看招标', 'Read tenders'],
    'tender:write': ['管理招标', 'Manage tenders'],
    'bid:read': ['查看报价', 'Read bids'],
    'bid:write': ['管理报价', 'Manage bids'],
    'agreement:read': ['查看协议', 'Read agreements'],
    'agreement:write': ['管理协议', 'Manage agreements'],
    'listing:read': ['查看挂牌', 'Read listings'],
    'listing:write': ['管理挂牌', 'Manage listings'],
    'booking:read': ['查看订舱', 'Read bookings'],
    'booking:write': ['管理订舱', 'Manage bookings'],
    'rate:read': ['查看运价库', 'Read rate sheets'],
    'rate:write': ['管理运价库', 'Manage rate sheets'],
    'order:read': ['查看订单', 'Read orders'],
    'order:write': ['管理订单', 'Manage orders'],
    'payment:read': ['查看付款与授信', 'Read payments and credit'],
    'statement:read': ['查看对账单', 'Read statements'],
    'statement:write': ['管理对账单', 'Manage statements'],
    'invoice:read': ['查看发票', 'Read invoices'],
    'invoice:write': ['管理发票', 'Manage invoices'],
    'file:read': ['查看文件', 'Read files'],
    'file:write': ['上传文件', 'Upload files'],
    'event:read': ['查看变更事件', 'Read events'],
    'schedule:read': ['查看船期', 'Read sailings'],
    'reference:read': ['查看基础数据', 'Read reference data'],
  },
}
