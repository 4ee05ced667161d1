import { useMarketKind } from '@/api/useMarketKind.ts'
import { useText } from '@/i18n/useText.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { BrandMark } from './BrandMark.tsx'
import { footerNav } from './nav.ts'
import { ThemeSelect } from './ThemeSwitch.tsx'
import './footer.css'

/** Footer of every page: brand, links by group, disclaimer on the figures, theme. */
export function SiteFooter() {
  const t = useText()
  const kind = useMarketKind()
  return (
    <footer className="ct-footer">
      <div className="ct-ridge" />
      <div className="ct-page ct-footer-in">
        <div className="ct-footer-brand">
          <BrandMark size={44} />
          <p className="ct-footer-name">
            {t('layout.brand')} <span className="ct-footer-latin">{t('layout.brand.latin')}</span>
          </p>
          <p>{t('layout.brand.line')}</p>
        </div>
        {footerNav.map(
          (group) =>
            group.items.length > 0 && (
              <nav key={group.titleId} aria-label={t(group.titleId)}>
                <p className="ct-footer-title">{t(group.titleId)}</p>
                <ul className="ct-footer-list">
                  {group.items.map((item) => (
                    <li key={item.id}>
                      <RouteLink to={item.href}>{t(item.textId)}</RouteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        )}
      </div>
      <div className="ct-page ct-footer-base">
        <p>
          {kind !== 'real' && `${t(kind === 'pilot' ? 'layout.footer.pilot' : 'layout.footer.note')} `}
          {t('layout.footer.time')}
        </p>
        <ThemeSelect />
      </div>
    </footer>
  )
}
