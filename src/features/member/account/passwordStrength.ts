import { checkPassword } from '@/contract/validation.ts'

/** How hard a password is to guess, and what would make it harder. */
export interface PasswordStrength {
  /** 0 breaks a rule or is empty, then 1 to 4. */
  level: 0 | 1 | 2 | 3 | 4
  advice: 'length' | 'classes' | undefined
}

const LONG = 12
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{Ll}\p{Lu}\d]/u]

/** Returns one point for each kind of character beyond the first and two for twelve characters. FIELD part 3: classes + length. */
export function passwordStrength(input: string, mobile: string): PasswordStrength {
  if (checkPassword(input, mobile) !== undefined) return { level: 0, advice: undefined }
  const classes = CLASSES.filter((one) => one.test(input)).length
  const isLong = Array.from(input).length >= LONG
  const points = Math.min(classes - 1, 2) + (isLong ? 2 : 0)
  const level = Math.min(4, Math.max(1, points)) as 1 | 2 | 3 | 4
  return { level, advice: level === 4 ? undefined : isLong ? 'classes' : 'length' }
}
