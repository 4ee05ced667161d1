import type { Deps } from '../domain/deps.ts'
import type { CompanyRow } from '../domain/rows.ts'
import type { Random } from './random.ts'

export function seedTrade(_deps: Deps, _random: Random, _companies: CompanyRow[], _now: number): void {}
