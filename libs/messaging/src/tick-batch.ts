/** Collects the items of one turn of the event loop and flushes them together: one command to Redis instead of many. */
export class TickBatch<Item> {
  private items: Item[] = [];

  constructor(private readonly flush: (items: Item[]) => void) {}

  add(item: Item): void {
    if (this.items.push(item) > 1) return;
    setImmediate(() => {
      const { items } = this;
      this.items = [];
      this.flush(items);
    });
  }
}
