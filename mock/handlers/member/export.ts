import { exportEndpoints as calls } from '@/contract/member/export/endpoints.ts'
import { exportWire as wire } from '@/contract/member/export/wire.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { createExport, exportDetail, exportPage, retryExport } from '../../domain/member/export/keep.ts'
import { exportStep } from '../../domain/member/export/make.ts'
import { on, type Route } from '../on.ts'

export const exportRoutes: Route[] = [
  on(calls.page, wire.page, exportPage),
  on(calls.detail, wire.detail, exportDetail),
  on(calls.create, wire.create, createExport),
  on(calls.retry, wire.retry, retryExport),
]

/** Jobs of exports. */
export const EXPORT_JOBS: JobHandlers = { exportStep }
