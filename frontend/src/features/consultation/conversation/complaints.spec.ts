import { describe, expect, it } from 'vitest';
import { firstWords, withFirstWords } from './complaints';

describe('firstWords', () => {
  it.each([
    ['en', ['a fever'], 'My child has a fever'],
    ['en', ['a fever', 'a cough', 'a rash'], 'My child has a fever, a cough and a rash'],
    ['sw', ['homa', 'kikohozi'], 'My child has homa na kikohozi'],
    ['en', [], 'My child has '],
  ] as const)('names the complaints in one sentence (%s %j)', (language, complaints, sentence) => {
    expect(firstWords({ start: 'My child has', complaints, language })).toBe(sentence);
  });
});

describe('withFirstWords', () => {
  it.each([
    ['', '', 'I have a fever', 'I have a fever'],
    ['I have a fever', 'I have a fever', 'My child has a fever', 'My child has a fever'],
    ['I have a fever since Monday', 'I have a fever', 'I have a cough', 'I have a cough since Monday'],
    ['I have a fever. It is bad', 'I have a fever', 'I have a cough', 'I have a cough. It is bad'],
    ['since Monday', '', 'I have a fever', 'I have a fever since Monday'],
    ['I have', 'I have ', 'My child has ', 'My child has '],
  ])('changes "%s" with "%s" replaced by "%s"', (text, earlier, next, result) => {
    expect(withFirstWords(text, earlier, next)).toBe(result);
  });
});
