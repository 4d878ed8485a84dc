/**
 * The dialogs of a game. react-aria keeps the focus inside and gives it back, and leaves the live regions audible,
 * which a native modal dialog would silence: a move is never lost behind a question.
 */
import { Button } from 'react-aria-components';
import type { GameRecord } from '#app/journal/database.ts';
import { ClaimDialog } from '#app/shared/claims/ClaimDialog.tsx';
import { DialogFrame } from '#app/shared/DialogFrame.tsx';
import { useSettings, useText } from '#app/shared/hectorContext.tsx';
import { Question } from '#app/shared/Question.tsx';
import {
  COLORS,
  type Color,
  PROMOTION_ROLES,
  type PromotionRole,
  type Square,
} from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { Help } from './Help.tsx';
import type { PlayerDesk } from './playerDesk.ts';
import { ScoreCompare } from './ScoreCompare.tsx';
import { ScoreEntry } from './ScoreEntry.tsx';

export type DialogRequest = Readonly<
  | { kind: 'draw' | 'resign'; side: Color }
  | { kind: 'promotion'; square: Square }
  | { kind: 'help' | 'claim' | 'export' | 'own-score' | 'compare-scores' }
>;

type GameDialogsProps = Readonly<{
  request: DialogRequest;
  game: PlayerDesk;
  /** Null at a desk away from the table, which has no journal. */
  record: GameRecord | null;
  onPromote: (square: Square, piece: PromotionRole | undefined) => void;
  onClose: () => void;
}>;

export function GameDialogs({ request, game, record, onPromote, onClose }: GameDialogsProps) {
  switch (request.kind) {
    case 'draw':
      return <DrawDialog side={request.side} onYes={() => game.offerDraw()} onClose={onClose} />;
    case 'resign':
      return (
        <ResignDialog
          sides={[request.side, ...COLORS].filter(
            (side, index, all) => isHere(game, side) && all.indexOf(side) === index,
          )}
          onYes={(side) => game.resign(side)}
          onClose={onClose}
        />
      );
    case 'promotion':
      return (
        <PromotionDialog
          color={game.state.value.act.color}
          onChoose={(piece) => onPromote(request.square, piece)}
          onClose={onClose}
        />
      );
    case 'export':
      return record && <ExportDialog game={game} record={record} onClose={onClose} />;
    case 'claim':
      return <ClaimDialog desk={game.desk} actors={game.port.actors} onClose={onClose} />;
    case 'own-score':
      return <ScoreEntry game={game} onClose={onClose} />;
    case 'compare-scores':
      return record && <ScoreCompare game={game} record={record} onClose={onClose} />;
    case 'help':
      return <HelpDialog onClose={onClose} />;
  }
}

function DrawDialog({
  side,
  onYes,
  onClose,
}: Readonly<{ side: Color; onYes: () => void; onClose: () => void }>) {
  const text = useText();
  return (
    <Question
      title={text('confirm.draw.title')}
      words={text('confirm.draw.text', { side })}
      begins="yes"
      onYes={onYes}
      onClose={onClose}
    />
  );
}

function isHere(game: PlayerDesk, side: Color): boolean {
  return game.port.actors.includes(side);
}

/** Either player may resign at any time, and both may sit at this board: the dialog says who. */
function ResignDialog({
  sides,
  onYes,
  onClose,
}: Readonly<{ sides: readonly Color[]; onYes: (side: Color) => void; onClose: () => void }>) {
  const text = useText();
  return (
    <DialogFrame title={text('confirm.resign.title')} onClose={onClose}>
      <div className="buttons stacked">
        {sides.map((color) => (
          <Button
            key={color}
            onPress={() => {
              onClose();
              onYes(color);
            }}
          >
            {text('confirm.resign.text', { side: color })}
          </Button>
        ))}
        <Button autoFocus onPress={onClose}>
          {text('confirm.no')}
        </Button>
      </div>
    </DialogFrame>
  );
}

function PromotionDialog({
  color,
  onChoose,
  onClose,
}: Readonly<{ color: Color; onChoose: (piece: PromotionRole | undefined) => void; onClose: () => void }>) {
  const text = useText();
  const { language } = useSettings();
  const choose = (piece?: PromotionRole) => {
    onClose();
    onChoose(piece);
  };
  return (
    <DialogFrame title={text('promotion.title')} onClose={onClose}>
      <div className="buttons stacked">
        {PROMOTION_ROLES.map((role, index) => (
          <Button key={role} autoFocus={index === 0} onPress={() => choose(role)}>
            {manWord(language, color, role)}
          </Button>
        ))}
        <Button onPress={() => choose()}>{text('promotion.pawn')}</Button>
      </div>
    </DialogFrame>
  );
}

function HelpDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const text = useText();
  return (
    <DialogFrame title={text('help.title')} onClose={onClose}>
      {/* Before the text: who comes in stands at its beginning. */}
      <div className="buttons">
        <Button autoFocus onPress={onClose}>
          {text('help.close')}
        </Button>
      </div>
      <Help />
    </DialogFrame>
  );
}
