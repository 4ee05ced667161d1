import { messageEndpoints as calls } from '@/contract/message/endpoints.ts'
import { messageWire as wire } from '@/contract/message/wire.ts'
import * as box from '../domain/message/box.ts'
import { on, type Route } from './on.ts'

export const messageRoutes: Route[] = [
  on(calls.page, wire.page, box.pageMessages),
  on(calls.unread, wire.unread, (deps, _, caller) => box.unreadMessages(deps, caller)),
  on(calls.read, wire.read, box.readMessages),
  on(calls.readAll, wire.readAll, (deps, _, caller) => box.readAllMessages(deps, caller)),
  on(calls.settings, wire.settings, (deps, _, caller) => box.messageSettings(deps, caller)),
  on(calls.saveSettings, wire.saveSettings, box.saveMessageSettings),
]
