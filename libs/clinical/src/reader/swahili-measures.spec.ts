import { readText } from './read-text';

test.each([
  ['Nina kilo 70 na urefu wa sentimita 175', 175],
  ['urefu wangu ni sentimita 175', 175],
  ['Nina sentimita 175', 175],
  ['urefu sm 175', 175],
  ['mrefu wa sm 160', 160],
  ['kimo changu ni sm 160', 160],
  ['urefu wa mtoto ni sentimita 92', 92],
  ['urefu wake sentimeta 168', 168],
  ['sentimita mia moja sabini na tano', 175],
  ['urefu wangu ni mia moja na sitini', 160],
  ['futi 5 inchi 8', 173],
  ['urefu wangu ni futi tano na inchi nane', 173],
  ['nina futi 5 na nusu', 168],
  ['urefu wa mita 1.75', 175],
  ['urefu 175 cm', 175],
  ['urefu wa cm 175', 175],
  ['nina uvimbe wa sentimita 35 mguuni', undefined],
  ['kidonda cha sm 40', undefined],
  ['nilianguka kutoka futi 6', undefined],
  ['naishi mita 100 kutoka hospitali', undefined],
])('reads the height in "%s" as %s cm', (text, heightCm) => {
  expect(readText(text).measures.heightCm).toBe(heightCm);
});

test.each([
  ['uzito wangu ni kilogramu 70', 70],
  ['kilogramu 70', 70],
  ['kilogramu sabini na mbili', 72],
  ['nina uzito wa kilo sabini', 70],
  ['uzani wangu ni kilo 70', 70],
  ['uzito wa mtoto ni kilo 12.5', 12.5],
  ['nina kg mia moja na kumi', 110],
  ['kilo 70', 70],
  ['kg 70', 70],
  ['nimepungua kilo 10', undefined],
  ['amepoteza kilo 5 kwa mwezi', undefined],
  ['nimeongezeka kilo 4', undefined],
  ['nilibeba gunia la kilo 90', undefined],
])('reads the weight in "%s" as %s kg', (text, weightKg) => {
  expect(readText(text).measures.weightKg).toBe(weightKg);
});

test.each([
  ['one hundred and seventy five cm tall', 175],
  ['my height is a hundred and sixty cm', 160],
])('reads the hundreds of "%s" as %s cm', (text, heightCm) => {
  expect(readText(text).measures.heightCm).toBe(heightCm);
});
