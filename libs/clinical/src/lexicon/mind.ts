import type { LexiconTable } from './schema';

/** Mind and substances. */
export const MIND: LexiconTable = {
  sad: {
    en: `sad; sadness; low mood; hopeless; depressed; depression; feeling down; unhappy; worthless; cry all the time; crying every day; crying a lot; lost interest; empty; feel low; nothing makes me happy; miserable`,
    sw: `huzuni; sonona; msongo wa mawazo; ~sikitika; moyo mzito; ~kata tamaa; nalia kila siku; unyonge wa moyo; ~lia bila sababu; majonzi`,
    lack: `don't enjoy; no interest; no joy; don't enjoy anything; doesn't enjoy; nothing interests me; no hope; sifurahii; hafurahii; sina furaha; hana furaha; sina hamu ya kitu; sina tumaini; hana matumaini; sina raha`,
  },
  anxiety: {
    en: 'anxious; anxiety; worried; worry; worrying; panic; panicking; nervous; afraid; fear; scared; on edge; panic attack; restless thoughts; overthinking; stress; stressed',
    sw: 'wasiwasi; hofu; ~ogopa; presha ya mawazo; ~paniki; mawazo mengi; mawazo; woga; msongo; stress; kuogopa',
  },
  insomnia: {
    en: 'poor sleep; insomnia; trouble sleeping; sleep badly; sleepless; wake up early; awake all night; bad sleep; {cant} sleep; lost sleep; difficulty sleeping; waking at night',
    sw: 'kukosa usingizi; ~kosa usingizi; ~amka usiku; usingizi mbaya; usingizi unakatika; usingizi ~potea',
    lack: `can't sleep; don't sleep; not sleeping; doesn't sleep; silali; halali; sipati usingizi; usingizi haupatikani; hapati usingizi; siwezi kulala; sijalala; silali vizuri; hawezi kulala; sina usingizi; usingizi hauji; no sleep`,
    well: 'sleeping well; sleep well; nalala vizuri; analala vizuri',
  },
  suicidal: {
    en: `suicid*; kill myself; killing myself; end my life; ending my life; want to die; wish i was dead; wish i were dead; better off dead; take my own life; take my life; ending it all; end it all; hurt myself; harm myself; self harm; hang myself;
      thinking of dying; thought of ending; cut myself on purpose; rather be dead; wants to die; kill himself; kill herself; harm himself; harm herself; end her life; end his life; want to end it; better if i die; wish to die; planning to die`,
    sw: `kujiua; ~jiua; nijiue; ~taka kufa; bora nife; kujidhuru; ~jidhuru; nijidhuru; kujitoa uhai; ~taka kujiua; ~fikiria kujiua; nimechoka na maisha; ~taka kujinyonga; kujinyonga; heri nife; kumaliza maisha; ~maliza maisha yangu; nitajiua;
      afadhali nife; ~tamani kufa; natamani nife; kukatisha maisha; ~choka na maisha; ~choka kuishi; nimechoka kuishi; ~waza kujiua; maisha hayana maana; maisha hayana thamani`,
    lack: `don't want to live; no reason to live; don't want to be alive; can't go on living; no point living; doesn't want to live; not want to live; sitaki kuishi; hataki kuishi; sioni sababu ya kuishi; sina sababu ya kuishi; siwezi kuendelea kuishi; sioni haja ya kuishi; maisha hayana maana; nothing to live for;
      life is not worth; sitaki tena kuishi; don't want to wake up`,
  },
};
