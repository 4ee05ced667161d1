import { USCC_TYPED_MAX } from '@/contract/member/limits.ts'
import type { Province } from '@/contract/reference/schemas.ts'
import { checkUscc, normalizeUscc, usccProvince, usccWarning } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useProvinces } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'
import { useForm } from '../FormContext.ts'

/** The province of a code, if it exists. */
function provinceOf(uscc: string, provinces: readonly Province[]): Province | undefined {
  const code = usccProvince(uscc)
  return provinces.find((province) => province.code === code)
}

/** Unified social credit code, checked while typing: invalid letters, length, check character; sets the province. */
export function UsccField() {
  const t = useText()
  const say = useProblemText()
  const { provinces } = useProvinces()
  const { values: form, update, errorOf, isOpen } = useForm()
  const value = normalizeUscc(form.uscc)
  const problem = value === '' ? undefined : checkUscc(value)
  // While typing, report only errors that more input cannot fix; the length is checked after the first attempt.
  const early = problem && problem.code !== 'usccLength' && problem.code !== 'required' ? problem : undefined
  const expected = usccWarning(value)
  const hint = !isOpen('uscc')
    ? t('certification.locked')
    : value === ''
      ? t('certification.uscc.hint')
      : expected !== undefined
        ? t('certification.uscc.check', { expected, last: value.at(-1) ?? '' })
        : problem
          ? t('certification.uscc.count', { count: value.length })
          : t('certification.uscc.fits', { code: value.replace(/(.{4})(?=.)/g, '$1 ') })
  const type = (text: string) =>
    update((before) => {
      const found = provinceOf(text, provinces)
      const former = provinceOf(before.uscc, provinces)
      // Keep a province that the user chose.
      const follows = before.provinceCode === '' || before.provinceCode === former?.code
      return {
        ...before,
        uscc: text.toUpperCase(),
        ...(found && follows && { provinceCode: found.code }),
      }
    })
  return (
    <div className={expected === undefined ? undefined : 'ct-cert-warned'}>
      <TextField
        label={t('certification.field.uscc')}
        name="uscc"
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={USCC_TYPED_MAX}
        readOnly={!isOpen('uscc')}
        value={form.uscc}
        hint={hint}
        error={errorOf('uscc') ?? (early && say({ field: 'uscc', ...early }))}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
