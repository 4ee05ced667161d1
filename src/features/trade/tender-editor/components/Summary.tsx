import { useNavigate } from 'react-router-dom'
import { flushDrafts } from '@/drafts/flush.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Card } from '@/ui/Card.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { Stack } from '@/ui/Split.tsx'
import { completeness } from '../completeness.ts'
import { fieldLabel } from '../labels.ts'
import { useIssue } from '../IssueContext.ts'
import { stepOf } from '../steps.ts'
import type { Step } from '../steps.ts'
import type { useSending } from '../useSending.ts'

interface SummaryProps {
  sending: ReturnType<typeof useSending>
  onGoTo: (step: Step, field?: string) => void
}

/** Preview of the tender, its completeness for bidders, and the save button. */
export function Summary({ sending, onGoTo }: SummaryProps) {
  const t = useText()
  const { out, form, proposals, amending } = useIssue()
  const lane = out.lanes?.[0]
  const boxes = lane?.boxes?.flatMap(({ isoCode, qty }) => (isoCode && qty ? [{ isoCode, qty }] : [])) ?? []
  const title = form.autoTitle ? proposals.title : out.title
  const { share, missing } = completeness(out)
  const percent = Math.round(share * 100)
  return (
    <>
      <Card isMarked>
        <Stack>
          <span className="ct-dim">{t('issue.summary')}</span>
          <strong className="ct-issue-wrap">{title || t('issue.summary.untitled')}</strong>
          {out.mode && (
            <ModeName mode={out.mode}>
              <DictText dict="transport_mode" code={out.mode} />
            </ModeName>
          )}
          {lane?.pol && <LaneText pol={lane.pol} pod={lane.pod} />}
          <BoxesText boxes={boxes} />
          <Meter
            value={percent}
            max={100}
            label={t('issue.completeness')}
            text={t('issue.completeness.text', { percent })}
            tone={percent === 100 ? 'ok' : 'sea'}
          />
          {missing.length > 0 && (
            <p className="ct-issue-missing">
              {t('issue.completeness.missing')}{' '}
              {missing.slice(0, 4).map(({ field, percent: lost }) => (
                <button
                  key={field}
                  type="button"
                  className="ct-issue-link"
                  onClick={() => onGoTo(stepOf(field), field)}
                >
                  {t('issue.completeness.cost', { label: fieldLabel(t, field, out), percent: lost })}
                </button>
              ))}
            </p>
          )}
        </Stack>
      </Card>
      <Card>
        <Stack>
          <p className="ct-dim">{t(amending ? 'issue.autosave.amend' : 'issue.autosave')}</p>
          {!amending && <SaveButton isBusy={sending.isSaving} onSave={sending.save} />}
        </Stack>
      </Card>
    </>
  )
}

function SaveButton({ isBusy, onSave }: { isBusy: boolean; onSave: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const access = useAccess()('tender.draft')
  const isGuest = access.reason === 'login'
  const login = () => {
    flushDrafts()
    void navigate(loginAddress(location.href))
  }
  return (
    <ActionButton
      isBusy={isBusy}
      disabledReason={
        access.allowed || isGuest ? null : t(access.reason === 'role' ? 'access.role' : 'issue.access.userType')
      }
      onClick={isGuest ? login : onSave}
    >
      {t(isGuest ? 'issue.save.login' : 'common.action.saveDraft')}
    </ActionButton>
  )
}
