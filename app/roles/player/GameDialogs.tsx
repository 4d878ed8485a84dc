/**
 * The dialogs of a game. react-aria keeps the focus inside and gives it back, and leaves the live regions audible,
 * which a native modal dialog would silence: a move is never lost behind a question.
 */
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { saidText } from '#app/i18n/text.ts';
import type { GameRecord } from '#app/journal/database.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#app/session/exportFormats.ts';
import type { OpenGame } from '#app/session/openGame.ts';
import { download } from '#app/shared/download.ts';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import {
  COLORS,
  type Color,
  PROMOTION_ROLES,
  type PromotionRole,
  type Square,
} from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';
import { Help } from './Help.tsx';

export type DialogRequest = Readonly<
  | { kind: 'draw' | 'resign'; side: Color }
  | { kind: 'promotion'; square: Square }
  | { kind: 'help' | 'export' }
>;

type GameDialogsProps = Readonly<{
  request: DialogRequest;
  game: OpenGame;
  record: GameRecord;
  onPromote: (square: Square, piece: PromotionRole | undefined) => void;
  onClose: () => void;
}>;

export function GameDialogs({ request, game, record, onPromote, onClose }: GameDialogsProps) {
  switch (request.kind) {
    case 'draw':
      return <DrawDialog side={request.side} onYes={() => game.offerDraw()} onClose={onClose} />;
    case 'resign':
      return <ResignDialog side={request.side} onYes={(side) => game.resign(side)} onClose={onClose} />;
    case 'promotion':
      return (
        <PromotionDialog
          color={game.session.state.act.color}
          onChoose={(piece) => onPromote(request.square, piece)}
          onClose={onClose}
        />
      );
    case 'export':
      return <ExportDialog game={game} record={record} onClose={onClose} />;
    case 'help':
      return <HelpDialog onClose={onClose} />;
  }
}

type FrameProps = Readonly<{
  title: string;
  role?: 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}>;

function Frame({ title, role, onClose, children }: FrameProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay">
      <Modal className="modal">
        <Dialog {...(role && { role })}>
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function DrawDialog({
  side,
  onYes,
  onClose,
}: Readonly<{ side: Color; onYes: () => void; onClose: () => void }>) {
  const text = useText();
  const yes = () => {
    onClose();
    onYes();
  };
  return (
    <Frame title={text('confirm.draw.title')} role="alertdialog" onClose={onClose}>
      <p>{text('confirm.draw.text', { side })}</p>
      <div className="buttons">
        <Button autoFocus onPress={yes}>
          {text('confirm.yes')}
        </Button>
        <Button onPress={onClose}>{text('confirm.no')}</Button>
      </div>
    </Frame>
  );
}

/** Either player may resign at any time, and both sit at this board: the dialog says who. */
function ResignDialog({
  side,
  onYes,
  onClose,
}: Readonly<{ side: Color; onYes: (side: Color) => void; onClose: () => void }>) {
  const text = useText();
  const sides = [side, ...COLORS.filter((color) => color !== side)];
  return (
    <Frame title={text('confirm.resign.title')} role="alertdialog" onClose={onClose}>
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
    </Frame>
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
    <Frame title={text('promotion.title')} onClose={onClose}>
      <div className="buttons stacked">
        {PROMOTION_ROLES.map((role, index) => (
          <Button key={role} autoFocus={index === 0} onPress={() => choose(role)}>
            {manWord(language, color, role)}
          </Button>
        ))}
        <Button onPress={() => choose()}>{text('promotion.pawn')}</Button>
      </div>
    </Frame>
  );
}

function ExportDialog({
  game,
  record,
  onClose,
}: Readonly<{ game: OpenGame; record: GameRecord; onClose: () => void }>) {
  const hector = useHector();
  const { language } = useSettings();
  const text = useText();
  const done = (name: string, type: string, content: string) => {
    download(name, type, content);
    onClose();
    hector.announcer.say({ kind: 'answer', said: saidText(language, 'export.done', { file: name }) });
  };
  const write = async (format: ExportFormat) => {
    const { exportScore } = await import('#app/session/exportScore.ts');
    const file = exportScore(game.session.state, new Date(record.begunAt), format, language);
    done(file.name, file.type, file.content);
  };
  const writeJournal = async () =>
    done('hector-journal.ndjson', 'application/x-ndjson', await hector.journalFile(record));
  return (
    <Frame title={text('export.title')} onClose={onClose}>
      <div className="buttons stacked">
        {EXPORT_FORMATS.map((format, index) => (
          <Button key={format} autoFocus={index === 0} onPress={() => void write(format)}>
            {text(`export.${format}`)}
          </Button>
        ))}
        <Button onPress={() => void writeJournal()}>{text('export.journal')}</Button>
        <Button onPress={onClose}>{text('export.close')}</Button>
      </div>
    </Frame>
  );
}

function HelpDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const text = useText();
  return (
    <Frame title={text('help.title')} onClose={onClose}>
      <Help />
      <div className="buttons">
        <Button autoFocus onPress={onClose}>
          {text('help.close')}
        </Button>
      </div>
    </Frame>
  );
}
