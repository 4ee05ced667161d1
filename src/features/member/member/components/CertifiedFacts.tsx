import type { MemberInfo } from '@/contract/member/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** Certified facts; they change only with a new certification, which is announced here. */
export function CertifiedFacts({ member }: { member: MemberInfo }) {
  const t = useText()
  const none = t('member.card.missing')
  return (
    <Section
      title={t('member.base.certified')}
      actions={
        <LinkButton to={hrefTo('certification', { back: hrefTo('baseInfo') })}>
          {t(`member.card.certify.${member.certification}`)}
        </LinkButton>
      }
    >
      <DefinitionGrid
        items={[
          { label: t('member.base.nameZh'), value: member.nameZh || none, span: 2 },
          { label: t('member.base.nameEn'), value: member.nameEn || none, span: 2 },
          { label: t('member.card.uscc'), value: <span className="ct-code">{member.uscc || none}</span> },
          { label: t('member.base.type'), value: t(`common.userType.${member.userType}`) },
        ]}
      />
      <Notice>{t('member.base.certified.note')}</Notice>
    </Section>
  )
}
