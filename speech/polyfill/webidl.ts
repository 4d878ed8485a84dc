/** What Web IDL asks of an interface and a class of the language does not give by itself. */

type Interface = { readonly name: string; readonly length: number; readonly prototype: object };

/** The interface's own name, its length, its tag, and members that are enumerable. Brand checks are private fields. */
export function asInterface(type: Interface, name: string, length = 0): void {
  Object.defineProperty(type, 'name', { value: name, configurable: true });
  Object.defineProperty(type, 'length', { value: length, configurable: true });
  for (const member of Object.getOwnPropertyNames(type.prototype))
    if (member !== 'constructor') Object.defineProperty(type.prototype, member, { enumerable: true });
  Object.defineProperty(type.prototype, Symbol.toStringTag, { value: name, configurable: true });
}

type Handler = ((event: Event) => void) | null;

/** Gives a class its event handler attributes: `onstart` is called as a listener for `start`. */
export function defineHandlers(type: { readonly prototype: EventTarget }, events: readonly string[]): void {
  for (const event of events) defineHandler(type.prototype, event);
}

function defineHandler(prototype: EventTarget, type: string): void {
  const entries = new WeakMap<EventTarget, { handler: Handler }>();
  const name = `on${type}`;
  const own = (target: EventTarget) => {
    if (!(target instanceof (prototype.constructor as new () => EventTarget))) throw new TypeError(name);
    return entries.get(target);
  };
  // Written as accessors, so that they are named `get onstart` and `set onstart`.
  const accessors = {
    get [name](): Handler {
      return own(this as unknown as EventTarget)?.handler ?? null;
    },
    set [name](value: unknown) {
      const target = this as unknown as EventTarget;
      const handler = typeof value === 'function' ? (value as Handler) : null;
      const known = own(target);
      if (known) known.handler = handler;
      else {
        const entry = { handler };
        entries.set(target, entry);
        target.addEventListener(type, (event) => entry.handler?.call(target, event));
      }
    },
  };
  const descriptor = Object.getOwnPropertyDescriptor(accessors, name);
  if (descriptor) Object.defineProperty(prototype, name, descriptor);
}

/** `float`: what is not finite is a TypeError. */
export function toFloat(value: unknown): number {
  const number = Math.fround(Number(value));
  if (!Number.isFinite(number)) throw new TypeError(`${String(value)} is not a finite number`);
  return number;
}

/** `DOMString`: null is "null". */
export function toText(value: unknown): string {
  return `${value}`;
}
