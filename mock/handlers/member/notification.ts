import { messageEndpoints as calls } from '@/contract/member/notification/endpoints.ts'
import { messageWire as wire } from '@/contract/member/notification/wire.ts'
import * as inbox from '../../domain/member/notification/inbox.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { sendDigest } from '../../domain/member/notification/digest.ts'
import { on, type Route } from '../on.ts'

export const messageRoutes: Route[] = [
  on(calls.page, wire.page, inbox.pageMessages),
  on(calls.unread, wire.unread, (deps, _, caller) => inbox.unreadMessages(deps, caller)),
  on(calls.read, wire.read, inbox.readMessages),
  on(calls.readAll, wire.readAll, (deps, _, caller) => inbox.readAllMessages(deps, caller)),
  on(calls.settings, wire.settings, (deps, _, caller) => inbox.messageSettings(deps, caller)),
  on(calls.saveSettings, wire.saveSettings, inbox.saveMessageSettings),
]

/** Jobs of messages. */
export const MESSAGE_JOBS: JobHandlers = { digest: sendDigest }
