/** Short notices over the page. A refusal stays six seconds, longer while it is hovered; the clause opens the rules. */
import { untrack } from 'svelte';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'note' | 'refusal';
  /** The clause it speaks of, such as POD-9. */
  readonly clause: string | null;
}

const STAYS_MS = 6000;

class Toasts {
  list: Toast[] = $state([]);
  #next = 1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** An effect may show one: it does not run again because of it. By what is returned it can be hidden before its time. */
  show(text: string, kind: Toast['kind'] = 'note', clause: string | null = null): number {
    return untrack(() => this.#add(text, kind, clause));
  }

  #add(text: string, kind: Toast['kind'], clause: string | null): number {
    if (kind === 'refusal') this.list.filter((toast) => toast.kind === 'refusal').forEach((toast) => this.hide(toast.id));
    const id = this.#next++;
    this.list.push({ id, text, kind, clause });
    this.release(id);
    return id;
  }

  hide(id: number): void {
    this.hold(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Keep it while the pointer or the focus is on it. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  release(id: number): void {
    this.hold(id);
    this.#timers.set(id, setTimeout(() => this.hide(id), STAYS_MS));
  }

  clear(): void {
    this.list.forEach((toast) => this.hide(toast.id));
  }
}

export const toasts = new Toasts();
