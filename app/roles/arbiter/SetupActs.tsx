/** 7.2, 7.3, A.5.1, 11.3.2, 4.9, 9.1.1, 8.5.3: the start that was wrong, devices, assistants, and what is only noted. */
import { useState } from 'react';
import { Check, TextField } from '#app/shared/fields.tsx';
import { cite } from '#rules/game/state.ts';
import { type Color, isSquare } from '#rules/position/square.ts';
import { ActForm } from './ActForm.tsx';
import { useArbiter } from './arbiterContext.tsx';
import { SideField, SquareField } from './fields.tsx';

export function SetupActs() {
  const { state, text } = useArbiter();
  const [newGame, setNewGame] = useState(false);
  const leavesChoice = state.parameters.coloursReversedRestartBelow === null;
  return (
    <>
      <ActForm
        title={text('wrongStart')}
        help={text('article', { article: cite(state, 'wrongStart') ?? '' })}
        label={text('wrongStart.do')}
        body={() => ({ do: 'wrongStart' })}
      />
      <ActForm
        title={text('colours')}
        help={text('article', { article: cite(state, 'coloursReversed') ?? '' })}
        label={text('colours.do')}
        body={() => ({ do: 'coloursReversed', ...(leavesChoice && { restart: newGame }) })}
      >
        {leavesChoice && <Check label={text('colours.restart')} checked={newGame} onChange={setNewGame} />}
      </ActForm>
      <ActForm
        title={text('turned')}
        help={text('article', { article: cite(state, 'boardTurned') ?? '' })}
        label={text('turned.do')}
        body={() => ({ do: 'boardTurned' })}
      />
      <Misplaced />
      <ActForm
        title={text('snapshot')}
        help={text('snapshot.help', { article: cite(state, 'reconstruct') ?? '' })}
        label={text('snapshot.do')}
        body={() => ({ do: 'snapshot' })}
      />
    </>
  );
}

/** A.5.1.2: found too late, a wrongly placed king or rook may not castle. */
function Misplaced() {
  const { state, text } = useArbiter();
  const [side, setSide] = useState<Color>('white');
  const [rook, setRook] = useState('');
  const rooks = state.ply.position.squaresOf(side, 'rook');
  return (
    <ActForm
      title={text('misplaced')}
      help={text('article', { article: cite(state, 'setupCloses') ?? '' })}
      label={text('misplaced.do')}
      body={() => ({ do: 'misplacedCastling', side, ...(isSquare(rook) && { rook }) })}
    >
      <SideField value={side} onChange={setSide} />
      <SquareField
        label={text('misplaced.rook')}
        value={rook}
        squares={rooks}
        none={text('misplaced.king')}
        onChange={setRook}
      />
    </ActForm>
  );
}

export function PeopleActs() {
  const { state, text } = useArbiter();
  const [device, setDevice] = useState('Hector');
  const [side, setSide] = useState<Color>('white');
  return (
    <>
      <ActForm
        title={text('device')}
        help={text('device.help', {
          article: cite(state, 'deviceApproved') ?? '',
          approved: state.deviceApproved ? 'yes' : 'no',
        })}
        label={text('device.do')}
        body={() => (device.trim() ? { do: 'approveDevice', name: device.trim() } : null)}
      >
        <TextField label={text('device.name')} value={device} onChange={setDevice} />
      </ActForm>
      <ActForm
        title={text('mover')}
        help={text('article', { article: cite(state, 'movingAssistant') ?? '–' })}
        label={text('mover.do')}
        body={() => ({ do: 'acceptMovingAssistant', side })}
      >
        <SideField value={side} onChange={setSide} />
      </ActForm>
      <ActForm
        title={text('draws')}
        help={text('article', { article: cite(state, 'drawBarred') ?? '–' })}
        label={text('draws.do')}
        body={() => ({ do: 'allowDraw' })}
      />
    </>
  );
}
