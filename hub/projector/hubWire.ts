/** The hub's end of the lines of one game. Who speaks on a line is who may publish there: the server holds it. */
import type { NatsConnection } from '@nats-io/nats-core';
import { downOf, lineToken, upOf } from '#app/hub/subjects.ts';
import { DOOR, type Line, type Wire } from '#app/wire/line.ts';
import { ROLES, readToTable } from '#app/wire/messages.ts';
import type { Listener } from '#rules/game/hearing.ts';

/** `roles`: whose lines these are; others at the same door are not answered here. */
export function hubWire(
  connection: NatsConnection,
  game: string,
  roles: readonly Listener[],
  refused: (what: string) => void,
): Wire {
  return (name, role) =>
    name === DOOR ? door(connection, game, roles, refused) : line(connection, game, name, role);
}

function line(connection: NatsConnection, game: string, name: string, role?: Listener): Line {
  if (!role) throw new Error('a line of a hall has a role');
  const token = lineToken(name);
  return lineOn(connection, upOf(game, role, token), (text) =>
    connection.publish(downOf(game, role, token), text),
  );
}

/** At the door a desk says which role it comes for; on whose subject it says so must be the same. */
function door(
  connection: NatsConnection,
  game: string,
  roles: readonly Listener[],
  refused: (what: string) => void,
): Line {
  const token = lineToken(DOOR);
  const post = (text: string) => {
    for (const role of roles) connection.publish(downOf(game, role, token), text);
  };
  const all = lineOn(connection, upOf(game, '*', token), post);
  return {
    ...all,
    listen: (listener) =>
      lineListen(connection, upOf(game, '*', token), (text, subject) => {
        const role = ROLES.find((known) => subject === upOf(game, known, token));
        const read = readToTable(text);
        const says = read.ok && read.message.kind === 'hello' ? read.message.role : role;
        if (says !== role) refused(`a desk of ${role} knocked as ${says}`);
        else if (role && roles.includes(role)) listener(text);
      }),
  };
}

function lineOn(connection: NatsConnection, up: string, post: (text: string) => void): Line {
  const leave = new Set<() => void>();
  return {
    post: (text) => {
      if (!connection.isClosed()) post(text);
    },
    listen: (listener) => {
      const end = lineListen(connection, up, listener);
      leave.add(end);
      return end;
    },
    close: () => {
      for (const end of leave) end();
    },
  };
}

function lineListen(
  connection: NatsConnection,
  subject: string,
  listener: (text: string, subject: string) => void,
): () => void {
  if (connection.isClosed()) return () => {};
  const subscription = connection.subscribe(subject, {
    callback: (error, message) => {
      if (!error) listener(message.string(), message.subject);
    },
  });
  return () => {
    if (!subscription.isClosed()) subscription.unsubscribe();
  };
}
