import { USCC_TYPED_MAX } from '@/contract/member/limits.ts'
import type { Province } from '@/contract/reference/schemas.ts'
import { checkUscc, normalizeUscc, usccProvince, usccWarning } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useProvinces } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'
import { useForm } from '../FormContext.ts'

/** The province that a code names, if there is such a one. */
function provinceOf(uscc: string, provinces: readonly Province[]): Province | undefined {
  const code = usccProvince(uscc)
  return provinces.find((province) => province.code === code)
}

/** The company's code, checked while it is typed: letters it never has, its length, its check character; it brings the province. */
export function UsccField() {
  const t = useText()
  const say = useProblemText()
  const { provinces } = useProvinces()
  const { form, update, errorOf, isOpen } = useForm()
  const value = normalizeUscc(form.uscc)
  const problem = value === '' ? undefined : checkUscc(value)
  // While one types, only what can never become right is an error; the length is, once the field was tried.
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
    update(
      (before) => {
        const found = provinceOf(text, provinces)
        const former = provinceOf(before.uscc, provinces)
        // A province that the person chose otherwise stays.
        const follows = before.provinceCode === '' || before.provinceCode === former?.code
        return {
          ...before,
          uscc: text.toUpperCase(),
          ...(found && follows && { provinceCode: found.code }),
        }
      },
      'uscc',
      'provinceCode',
    )
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
