import { nothing, ownPageOf, type WireOf } from '../../zod.ts'
import type { messageEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const messageWire = {
  page: { input: s.messageQuerySchema, output: ownPageOf(s.messageSchema) },
  unread: { input: nothing, output: s.unreadSchema },
  read: { input: s.readMessagesSchema, output: s.readResultSchema },
  readAll: { input: nothing, output: s.readResultSchema },
  settings: { input: nothing, output: s.messageSettingsSchema },
  saveSettings: { input: s.messageSettingsSchema, output: s.messageSettingsSchema },
} satisfies WireOf<typeof messageEndpoints>
