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

type Handler = object | null;

/** Gives a class its event handler attributes: `onstart` is called as a listener for `start`. */
export function defineHandlers(type: { readonly prototype: EventTarget }, events: readonly string[]): void {
  // Any accessor reads a private field, and so throws a TypeError for what is not one of us.
  const members = Object.values(Object.getOwnPropertyDescriptors(type.prototype));
  const ofOurs = members.find(({ get }) => get)?.get;
  for (const event of events) defineHandler(type.prototype, event, (target) => ofOurs?.call(target));
}

function defineHandler(prototype: EventTarget, type: string, check: (target: EventTarget) => void): void {
  const handlers = new WeakMap<EventTarget, object>();
  const name = `on${type}`;
  function call(this: EventTarget, event: Event): void {
    const handler = handlers.get(this);
    if (typeof handler === 'function') handler.call(this, event);
  }
  // Written as accessors, so that they are named `get onstart` and `set onstart`.
  const accessors = {
    get [name](): Handler {
      const target = this as unknown as EventTarget;
      check(target);
      return handlers.get(target) ?? null;
    },
    set [name](value: unknown) {
      const target = this as unknown as EventTarget;
      check(target);
      // Any object is kept, and nothing else; its turn among the listeners is when it came, and ends with null.
      if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
        handlers.set(target, value);
        target.addEventListener(type, call);
      } else {
        handlers.delete(target);
        target.removeEventListener(type, call);
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
