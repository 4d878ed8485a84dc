/** One case: what it is, what it rests on, what each decision brings, and the decision. */
import { useState } from 'react';
import { alertKind } from '#app/desk/alertWords.ts';
import { clockDigits } from '#app/shared/clockDigits.ts';
import { useText } from '#app/shared/hectorContext.tsx';
import type { Ruling } from '#rules/game/command.ts';
import { rulingOn } from '#rules/game/preview.ts';
import type { Alert } from '#rules/game/state.ts';
import { useArbiter } from './arbiterContext.tsx';
import { ofRuling } from './consequences.ts';
import { Divergence } from './Divergence.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { Facts } from './Facts.tsx';
import { ActButton, Follows, ReasonField } from './parts.tsx';

type AlertCaseProps = Readonly<{
  alert: Alert;
  isFirst: boolean;
  isPutOff: boolean;
  onDecided: () => void;
  /** Null where there is nothing to put it behind. */
  onPutOff: (() => void) | null;
}>;

export function AlertCase({ alert, isFirst, isPutOff, onDecided, onPutOff }: AlertCaseProps) {
  const { state, at, words, text, act } = useArbiter();
  const common = useText();
  const [reason, setReason] = useState('');
  const [evidence, setEvidence] = useState<boolean | null>(null);
  const showsEvidence = evidence ?? isFirst;
  const id = `alert-${alert.id}`;
  const decisions: readonly Ruling[] =
    alert.detail.ground === 'quickplay' ? ['uphold', 'reject', 'postpone'] : ['uphold', 'reject'];
  const labels: Readonly<Record<Ruling, string>> = {
    uphold: common('game.uphold'),
    reject: common('game.reject'),
    postpone: text('postpone'),
  };
  const decide = async (decision: Ruling) => {
    onDecided();
    await act(rulingOn(alert, decision), reason);
  };
  return (
    <li className={isFirst ? 'case first' : 'case'} data-hector="alert" data-kind={alert.kind}>
      <h3 id={id} tabIndex={-1}>
        {alertKind(words.language, alert).text}
      </h3>
      <p className="rests-on">
        {alert.article && <strong>{text('article', { article: alert.article })}</strong>}{' '}
        <span>{text('alert.at', { time: clockDigits(alert.at) })}</span>{' '}
        {isPutOff && <span className="put-off">{text('alert.putOff')}</span>}
      </p>
      <Facts alert={alert} />
      <div className="decisions">
        {decisions.map((decision) => {
          const found = ofRuling(state, alert, decision, at, words);
          return (
            <div key={decision} className={`decision ${decision}`}>
              <h4>{text('if', { decision })}</h4>
              <Follows id={`${id}-${decision}`} found={found} />
              <ActButton
                primary={decision === 'uphold'}
                handle={decision}
                impossible={!found.ok}
                describedBy={`${id} ${id}-${decision}`}
                onPress={() => void decide(decision)}
              >
                {labels[decision]}
              </ActButton>
            </div>
          );
        })}
      </div>
      <div className="case-foot">
        <ReasonField value={reason} onChange={setReason} />
        {onPutOff && (
          <ActButton describedBy={id} onPress={onPutOff}>
            {text('later')}
          </ActButton>
        )}
      </div>
      {alert.kind === 'divergence' && <Divergence />}
      <details
        className="evidence"
        open={showsEvidence}
        onToggle={(event) => setEvidence(event.currentTarget.open)}
      >
        <summary>{text('evidence')}</summary>
        {showsEvidence && <EvidencePanel alert={alert} />}
      </details>
    </li>
  );
}
