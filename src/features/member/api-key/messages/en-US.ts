import { words } from '@/shared/words/en-US.ts'
import type { apiKeyZhCN } from './zh-CN.ts'

/** Texts of API keys, English. */
export const apiKeyEnUS = {
  'apiKey.title': words.apiKeys,
  'apiKey.note':
    'Your systems call the market with a key instead of signing in. A key has its creator’s role and limits and may make {calls} calls a minute.',
  'apiKey.add': 'New key',
  'apiKey.create': 'Create key',
  'apiKey.empty': 'No keys yet',
  'apiKey.empty.text': 'Create one key for each system and give it only the permissions it needs.',
  'apiKey.name': words.name,
  'apiKey.name.hint': 'The system that uses it, e.g. ERP',
  'apiKey.scopes.read': 'Read access',
  'apiKey.scopes.write': 'Write access',
  'apiKey.scopes.note': 'Keys never reach payments, people, company data, exports or other keys.',
  'apiKey.addresses': 'Allowed IP addresses',
  'apiKey.addresses.hint':
    'One IP address or network per line, e.g. 203.0.113.0/24, at most {max}. Leave empty to allow all.',
  'apiKey.expires': 'Expiry date',
  'apiKey.expires.hint': 'Leave empty for a key that does not expire',
  'apiKey.key': words.apiKey,
  'apiKey.once': 'The key of “{name}” is shown only this once. Save it in the system that uses it now:',
  'apiKey.kept': words.savedHide,
  'apiKey.state': words.status,
  'apiKey.use': 'Last used',
  'apiKey.action': words.action,
  'apiKey.from': 'From {list} only',
  'apiKey.from.all': 'From any IP address',
  'apiKey.noEnd': 'No expiry',
  'apiKey.end': 'Valid until {day}',
  'apiKey.old': 'the old key works until',
  'apiKey.unused': 'Never used',
  'apiKey.madeBy': 'Created by {name},',
  'apiKey.rotate': 'Rotate',
  'apiKey.rotate.title': 'Rotate the key?',
  'apiKey.rotate.text': '“{name}” gets a new key. The old one works for another 24 hours.',
  'apiKey.revoke': 'Revoke',
  'apiKey.revoke.title': 'Revoke the key?',
  'apiKey.revoke.text': '“{name}” stops working at once. The system that uses it is locked out.',
  'apiKey.revoke.done': '“{name}” revoked',
} as const satisfies Record<keyof typeof apiKeyZhCN, string>
