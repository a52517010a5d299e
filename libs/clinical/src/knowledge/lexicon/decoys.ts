import { compiled } from '../compiled';

/** False friends: phrases that look like a finding but are none, separated by ";". They win over shorter phrases inside them. */
export const FALSE_FRIENDS = compiled.falseFriends;
