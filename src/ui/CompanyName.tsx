import type { ReactNode } from 'react'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import './company.css'

interface Company {
  id: string
  nameZh: string
  nameEn?: string | undefined
  cityName: string
}

interface CompanyProps {
  company: Company
  /** The word for a certified enterprise, if it is one. */
  certified?: string | false
  /** Further facts after it. */
  children?: ReactNode
}

/** An enterprise by its mark and name. */
export function CompanyName({ company, certified, children }: CompanyProps) {
  const { locale } = useLocale()
  const name = wordsIn(locale, company.nameZh, company.nameEn)
  return (
    <span className="ct-company">
      <Mark id={company.id} text={markText(name, company.cityName)} />
      <span>
        <strong>{name}</strong>
        <span className="ct-company-more">
          {certified && (
            <span className="ct-company-ok">
              <span>{certified}</span>
            </span>
          )}
          {children}
        </span>
      </span>
    </span>
  )
}

/** Some letters on a color that belongs to the id; the name stands beside it. */
export function Mark({ id, text }: { id: string; text: string }) {
  let sum = 0
  for (const sign of id) sum += sign.charCodeAt(0)
  return (
    <span className={`ct-company-mark ct-company-${sum % 6}`} aria-hidden="true">
      {text}
    </span>
  )
}

/** Chinese names begin with the city, which many share: the two signs after it. Others: the first letters. */
export function markText(name: string, city: string): string {
  const [first = '', second] = name.split(' ')
  return second
    ? first.slice(0, 1) + second.slice(0, 1)
    : name.slice(name.startsWith(city) ? city.length : 0).slice(0, 2)
}
