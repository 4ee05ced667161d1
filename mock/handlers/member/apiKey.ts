import { apiKeyEndpoints as calls } from '@/contract/member/apiKey/endpoints.ts'
import { apiKeyWire as wire } from '@/contract/member/apiKey/wire.ts'
import { apiKeyPage, createApiKey, revokeApiKey, rotateApiKey } from '../../domain/member/apiKey/keep.ts'
import { on, type Route } from '../on.ts'

export const apiKeyRoutes: Route[] = [
  on(calls.page, wire.page, apiKeyPage),
  on(calls.create, wire.create, createApiKey),
  on(calls.rotate, wire.rotate, rotateApiKey),
  on(calls.revoke, wire.revoke, revokeApiKey),
]
