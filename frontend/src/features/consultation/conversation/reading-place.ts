const NEAR_END_PX = 80;
const MARGIN_PX = 8;

/** Keeps a part of the conversation in view inside its scroll area. */
export class ReadingPlace {
  /** The newest answer, the end that the reader scrolled to, or an earlier part. */
  private view: 'answer' | 'end' | 'earlier' = 'answer';
  /** Our last scroll position and how far the box could be scrolled then. Any other position comes from the reader. */
  private placed = { top: 0, room: 0 };

  /** There is a new message. The newest answer is shown, unless the reader has scrolled back and has sent nothing. */
  showNewest({ hasSent }: { hasSent: boolean }): void {
    if (hasSent || this.view === 'end') this.view = 'answer';
  }

  /** Scrolls back to the part that stays in view; false when the reader has scrolled to an earlier part. */
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

  /** The height of the box has changed from `before`: when its end was in view, it stays in view. */
  resized(box: HTMLElement, before: number): void {
    // The answer was already placed in the changed box, which its choices have made smaller.
    if (this.placed.room === roomOf(box) && this.placed.top === box.scrollTop) return;
    const below = box.scrollHeight - box.scrollTop - before;
    const wasAtEnd = below < (this.view === 'end' ? NEAR_END_PX : MARGIN_PX);
    if (wasAtEnd && before !== box.clientHeight && newestAnswer(box)) this.place(box, showEnd);
  }

  /** The box was scrolled; returns whether it is near its end. */
  scrolled(box: HTMLElement): boolean {
    const { top, room } = this.placed;
    // The content or the box has changed its size: the browser scrolled it, not the reader.
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

/** The height of the row that sticks to the top of the box. In a low window it scrolls away. */
function coveredTop(box: HTMLElement): number {
  const row = box.querySelector<HTMLElement>('[data-pinned]');
  return row && getComputedStyle(row).position === 'sticky' ? row.offsetHeight : 0;
}

function showEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}

/** Shows the newest answer: all of it when it fits, otherwise its beginning. */
function showAnswer(box: HTMLElement): void {
  const answer = newestAnswer(box);
  if (!answer) return;
  box.scrollTop = Math.max(0, Math.min(roomOf(box), answer.offsetTop - coveredTop(box) - MARGIN_PX));
}
