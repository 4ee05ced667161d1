import { commonZhCN, errorZhCN } from '@/i18n/messages/zh-CN.ts'
import { layoutZhCN } from '@/layout/messages/zh-CN.ts'
import { homeZhCN } from '@/pages/home/messages/zh-CN.ts'
import { routeZhCN } from '@/routes/messages/zh-CN.ts'
import { uiZhCN } from '@/ui/messages/zh-CN.ts'

/** Texts needed by every page, one chunk, Chinese (the master); features load their own with their screens. */
export const coreZhCN = { ...commonZhCN, ...errorZhCN, ...routeZhCN, ...layoutZhCN, ...uiZhCN, ...homeZhCN }
