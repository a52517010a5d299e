const NEAR_END_PX = 80;
const MARGIN_PX = 8;

/** What of a conversation is kept in view, in the box that scrolls. */
export class ReadingPlace {
  /** The newest answer, the end where the reader went, or what the reader went back to. */
  private view: 'answer' | 'end' | 'earlier' = 'answer';
  /** Where the box was scrolled to by us, and how far it could be: anywhere else the reader has gone. */
  private placed = { top: 0, room: 0 };

  /** Something new was said: it is shown, unless the reader went back to something earlier and only an answer has come. */
  showNewest({ hasSent }: { hasSent: boolean }): void {
    if (hasSent || this.view === 'end') this.view = 'answer';
  }

  /** Brings what is kept in view there again; whether it did. */
  keep(box: HTMLElement): boolean {
    if (this.view === 'earlier') return false;
    this.place(box, this.view === 'end' ? showEnd : showAnswer);
    return true;
  }

  showAnswer(box: HTMLElement): void {
    this.view = 'answer';
    this.place(box, showAnswer);
  }

  showEnd(box: HTMLElement): void {
    this.view = 'end';
    this.place(box, showEnd);
  }

  /** The box had this height before: the end that was in view stays there. */
  resized(box: HTMLElement, before: number): void {
    const below = box.scrollHeight - box.scrollTop - before;
    const wasAtEnd = below < (this.view === 'end' ? NEAR_END_PX : MARGIN_PX);
    if (wasAtEnd && before !== box.clientHeight && newestAnswer(box)) this.place(box, showEnd);
  }

  /** The box was scrolled; whether it is near its end then. */
  scrolled(box: HTMLElement): boolean {
    const { top, room } = this.placed;
    // What stands in it, or the box itself, has another size: that it moved is no wish of the reader's.
    if (room !== roomOf(box)) this.keep(box);
    else if (Math.abs(box.scrollTop - top) > 1) this.view = isNearEnd(box) ? 'end' : 'earlier';
    this.placed.room = roomOf(box);
    return isNearEnd(box);
  }

  private place(box: HTMLElement, show: (box: HTMLElement) => void): void {
    show(box);
    this.placed = { top: box.scrollTop, room: roomOf(box) };
  }
}

const newestAnswer = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-newest]');

/** How far a box can be scrolled. */
const roomOf = (box: HTMLElement) => box.scrollHeight - box.clientHeight;
const isNearEnd = (box: HTMLElement) => roomOf(box) - box.scrollTop < NEAR_END_PX;

function showEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}

/** Brings the answer to what was said last into view: its end if all of it has room, otherwise its beginning. */
function showAnswer(box: HTMLElement): void {
  const answer = newestAnswer(box);
  if (!answer) return;
  const pinned = box.querySelector<HTMLElement>('[data-pinned]')?.offsetHeight ?? 0;
  box.scrollTop = Math.max(0, Math.min(roomOf(box), answer.offsetTop - pinned - MARGIN_PX));
}
