import { type FormEvent, useEffect, useState } from 'react';
import { byNeed, type HallGameView, type HallView, needOf } from '#app/hub/hallView.ts';
import { clockDigits } from '#app/shared/clockDigits.ts';
import { Choice, TextField } from '#app/shared/fields.tsx';
import { useAreaText, useObservable, useSettings } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { COLORS } from '#rules/position/square.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import type { HallDesk } from './hall.ts';
import { hallTexts } from './texts/texts.ts';
import '#app/styles/hall.css';

const FILTERS = ['all', 'need', 'playing', 'over'] as const;
type Filter = (typeof FILTERS)[number];

/** All games of the hall, who needs the arbiter first. Everything is a link, a field or a button of the browser's own. */
export function HallScreen({ desk }: Readonly<{ desk: HallDesk }>) {
  const text = useAreaText(hallTexts);
  const state = useObservable(desk.state);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || event.code !== 'KeyH') return;
      event.preventDefault();
      desk.summary();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [desk]);
  return (
    <>
      <ScreenTitle>{text('title')}</ScreenTitle>
      {state.kind === 'waiting' && <p>{text('loading')}</p>}
      {state.kind === 'refused' && <p className="error">{text('refused')}</p>}
      {state.kind === 'seen' && (
        <>
          {state.cutOff && <p className="error">{text('hub.lost')}</p>}
          <Games desk={desk} view={state.view} />
          <Message desk={desk} view={state.view} />
        </>
      )}
    </>
  );
}

function Games({ desk, view }: Readonly<{ desk: HallDesk; view: HallView }>) {
  const text = useAreaText(hallTexts);
  const [filter, setFilter] = useState<Filter>('all');
  const [sought, setSought] = useState('');
  const games = byNeed(view.games).filter((game) => isShown(game, filter) && isSought(game, sought));
  return (
    <section aria-labelledby="hall-games">
      <h2 id="hall-games">{text('round', { round: view.round })}</h2>
      <p>
        <button type="button" className="primary" onClick={() => desk.summary()}>
          {text('summary.key')}
        </button>
      </p>
      <div className="hall-filters">
        <Choice
          label={text('filter')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: text(`filter.${value}`) }))}
          onChange={setFilter}
        />
        <TextField label={text('filter.search')} value={sought} onChange={setSought} />
      </div>
      {games.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <ul className="hall-games">
          {games.map((game) => (
            <Game key={game.game} desk={desk} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function isShown(game: HallGameView, filter: Filter): boolean {
  const need = needOf(game);
  switch (filter) {
    case 'all':
      return true;
    case 'need':
      return need === 'alert' || need === 'silent' || need === 'flag';
    case 'playing':
      return game.phase === 'playing' || game.phase === 'stopped';
    case 'over':
      return game.phase === 'over';
  }
}

function isSought({ board, white, black }: HallGameView, sought: string): boolean {
  const words = sought.trim().toLocaleLowerCase();
  if (/^\d+$/.test(words)) return board === Number(words);
  return `${white} ${black}`.toLocaleLowerCase().includes(words);
}

function Game({ desk, game }: Readonly<{ desk: HallDesk; game: HallGameView }>) {
  const text = useAreaText(hallTexts);
  const { language } = useSettings();
  const need = needOf(game);
  const heading = `hall-${game.game}`;
  return (
    <li className={`hall-game need-${need}`} data-hector="game" data-need={need}>
      <h3 id={heading}>
        {game.board}. {game.white} – {game.black}
      </h3>
      <p className="hall-state">
        {game.phase === 'stopped' && need === 'playing' ? text('need.stopped') : text(`need.${need}`)}
        {game.phase === 'over' && `: ${game.result}`}
      </p>
      {game.alerts.length > 0 && (
        <ul className="hall-alerts">
          {game.alerts.map((alert) => (
            <li key={alert.id} data-hector="alert" data-kind={alert.kind}>
              {desk.alertSaid(game, alert).text} {alert.article && `(${alert.article})`}
            </li>
          ))}
        </ul>
      )}
      {game.clocks && (
        <dl className="hall-clocks">
          {COLORS.map((color) => (
            <div key={color} className={game.running === color ? 'running' : undefined}>
              <dt>{color === 'white' ? game.white : game.black}</dt>
              <dd>
                <span aria-hidden="true">{clockDigits(game.clocks?.[color] ?? 0)}</span>
                <span className="visually-hidden">{durationWords(language, game.clocks?.[color] ?? 0)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <TimeUse game={game} />
      <p className="hall-facts">
        {text('column.moves')}: {game.moves}. {text('desks', { count: game.desks })}.
      </p>
      {game.table === 'silent' && game.phase !== 'over' && (
        <details>
          <summary>{text('take')}</summary>
          <p>{text('take.help')}</p>
          <button type="button" onClick={() => void desk.letTake(game)}>
            {text('take.do')}
          </button>
        </details>
      )}
      <p>
        <a className="button" href={desk.deskOf(game.game)}>
          {text('open', { board: game.board })}
        </a>
      </p>
    </li>
  );
}

/** Who of the two has used more of the time, at a glance and in words. */
function TimeUse({ game: { used } }: Readonly<{ game: HallGameView }>) {
  const text = useAreaText(hallTexts);
  const all = used ? used.white + used.black : 0;
  if (!used || all === 0) return null;
  const share = Math.round((100 * used.white) / all);
  return (
    <meter
      className="hall-use"
      min={0}
      max={100}
      value={share}
      aria-label={text('used', { side: 'white', share })}
    />
  );
}

function Message({ desk, view }: Readonly<{ desk: HallDesk; view: HallView }>) {
  const text = useAreaText(hallTexts);
  const [message, setMessage] = useState('');
  const [to, setTo] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() !== '' && (await desk.tell(message.trim(), to ? [to] : undefined))) setMessage('');
  };
  return (
    <section aria-labelledby="hall-tell">
      <h2 id="hall-tell">{text('tell')}</h2>
      <form onSubmit={(event) => void send(event)}>
        <Choice
          label={text('tell')}
          value={to}
          options={[
            { value: '', label: text('tell.all') },
            ...view.games.map(({ game, board }) => ({ value: game, label: text('tell.one', { board }) })),
          ]}
          onChange={setTo}
        />
        <TextField label={text('tell.text')} value={message} onChange={setMessage} />
        <button type="submit">{text('tell.send')}</button>
      </form>
    </section>
  );
}
