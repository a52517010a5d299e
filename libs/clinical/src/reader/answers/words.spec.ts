import { compiled } from '../../knowledge/compiled';
import { tokenize } from '../tokenize';
import { lineOf } from './words';

/** Items as they are read: doubled letters, apostrophes and short forms do not matter. */
const foldedItem = (item: string) => `${lineOf(tokenize(item))}${item.endsWith('*') ? '*' : ''}`;

test.each(Object.entries(compiled.grammar.answers as Record<string, Record<string, string[]>>))(
  'no class of answers in %s lists an item twice, also not in two spellings that are read alike',
  (_, classes) => {
    const twice = Object.entries(classes).flatMap(([name, items]) => {
      const folded = items.map(foldedItem);
      return items.filter((_item, i) => folded.indexOf(folded[i]!) < i).map((item) => `${name}: ${item}`);
    });
    expect(twice).toEqual([]);
  },
);
