import type { NewApiKey } from '@/contract/member/apiKey/schemas.ts'

/** A key that was just made, and what it is called. */
export type MadeKey = Pick<NewApiKey, 'name' | 'key'>
