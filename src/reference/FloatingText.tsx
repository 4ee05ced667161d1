import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { listText } from '@/ui/listText.ts'
import { useFreight } from './useReferences.ts'

/** Charges that the seller may change by notice, as text; all others are fixed. */
export function FloatingText({ codes }: { codes: readonly string[] }) {
  const { locale } = useLocale()
  const { chargeName } = useFreight()
  return (
    <>
      {listText(
        locale,
        codes.map((code) => `${code} ${chargeName(code)}`),
      )}
    </>
  )
}
