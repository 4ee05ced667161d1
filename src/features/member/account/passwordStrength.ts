import { checkPassword } from '@/contract/validation.ts'

/** Strength of a password, and suggestions to improve it. */
export interface PasswordStrength {
  /** 0 if empty or breaking a rule, else 1 to 4. */
  level: 0 | 1 | 2 | 3 | 4
  advice: 'length' | 'classes' | undefined
}

const LONG = 12
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{Ll}\p{Lu}\d]/u]

/** One point for each further character class and two for twelve characters. FIELD part 3: classes + length. */
export function passwordStrength(input: string, mobile: string): PasswordStrength {
  if (checkPassword(input, mobile) !== undefined) return { level: 0, advice: undefined }
  const classes = CLASSES.filter((one) => one.test(input)).length
  const isLong = Array.from(input).length >= LONG
  const points = Math.min(classes - 1, 2) + (isLong ? 2 : 0)
  const level = Math.min(4, Math.max(1, points)) as 1 | 2 | 3 | 4
  return { level, advice: level === 4 ? undefined : isLong ? 'classes' : 'length' }
}
