import { commonEnUS, errorEnUS } from '@/i18n/messages/en-US.ts'
import { layoutEnUS } from '@/layout/messages/en-US.ts'
import { homeEnUS } from '@/pages/home/messages/en-US.ts'
import { routeEnUS } from '@/routes/messages/en-US.ts'
import { uiEnUS } from '@/ui/messages/en-US.ts'

/** Texts needed by every page, one chunk, English; features load their own with their screens. */
export const coreEnUS = { ...commonEnUS, ...errorEnUS, ...routeEnUS, ...layoutEnUS, ...uiEnUS, ...homeEnUS }
