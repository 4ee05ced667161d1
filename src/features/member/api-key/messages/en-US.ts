import { words } from '@/shared/words/en-US.ts'
import type { apiKeyZhCN } from './zh-CN.ts'

/** Texts of API keys, English. */
export const apiKeyEnUS = {
  'apiKey.title': words.apiKeys,
  'apiKey.note':
    'A system of yours makes calls with a key instead of a login, in the role and limits of its maker, at most {calls} a minute.',
  'apiKey.add': 'New key',
  'apiKey.create': 'Create key',
  'apiKey.empty': 'No keys yet',
  'apiKey.empty.text': 'Create one key for each system, and let it do only what it needs.',
  'apiKey.name': words.name,
  'apiKey.name.hint': 'The system that uses it, e.g. ERP',
  'apiKey.scopes.read': 'May read',
  'apiKey.scopes.write': 'May act',
  'apiKey.scopes.note': 'Payments, people, company data, exports and keys themselves are closed to keys.',
  'apiKey.addresses': 'Allowed IP addresses',
  'apiKey.addresses.hint':
    'One IP address or network a line, e.g. 203.0.113.0/24, at most {max}. Leave empty to allow all.',
  'apiKey.expires': 'Last valid day',
  'apiKey.expires.hint': 'Leave empty for a key without an end',
  'apiKey.key': words.apiKey,
  'apiKey.once': 'The key of “{name}” is shown only this once. Save it in the system that uses it now:',
  'apiKey.kept': words.savedHide,
  'apiKey.state': words.status,
  'apiKey.use': 'Last used',
  'apiKey.action': words.action,
  'apiKey.from': 'From {list} only',
  'apiKey.from.all': 'From any IP address',
  'apiKey.noEnd': 'Without an end',
  'apiKey.end': 'Valid until {day}',
  'apiKey.old': 'the old key works until',
  'apiKey.unused': 'Never used',
  'apiKey.madeBy': 'Created by {name},',
  'apiKey.rotate': 'Rotate',
  'apiKey.rotate.title': 'Rotate the key?',
  'apiKey.rotate.text': '“{name}” gets a new key. The old one works for another 24 hours.',
  'apiKey.revoke': 'Revoke',
  'apiKey.revoke.title': 'Revoke the key?',
  'apiKey.revoke.text': '“{name}” ends at once. The system that uses it can make no more calls.',
  'apiKey.revoke.done': '“{name}” is revoked',
} as const satisfies Record<keyof typeof apiKeyZhCN, string>
