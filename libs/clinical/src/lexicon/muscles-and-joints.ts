import type { LexiconTable } from './schema';

/** Muscles, bones and joints. */
export const MUSCLES_AND_JOINTS: LexiconTable = {
  joint_pain: {
    en: 'joint pain; joint pains; painful joints; joints {hurts}; knees {hurts}; knee {hurts}; joints ache; pain joints; pain knees; arthralgia; joint {hurts}; pain knee; elbows {hurts}',
    sw: 'maumivu ya viungo; viungo ~uma; joints ~uma; magoti ~uma; goti ~uma; viungo kuuma; maumivu ya magoti; maumivu ya goti; ~umwa viungo; maumivu ya viungo',
  },
  bone_pain: {
    en: 'bone pain; bones {hurts}; bone {hurts}; pain in bones; pain in arms and legs; pain in the bones; arms and legs {hurts}; pain all bones',
    sw: 'mifupa ~uma; maumivu ya mifupa; mifupa yote ~uma; ~umwa mifupa; maumivu ya mikono na miguu; mikono na miguu ~uma',
  },
  neck_pain: {
    en: 'neck {hurts}; neck pain; {pain} neck; neck muscles tight; neck muscles; tight neck muscles',
    sw: 'shingo ~uma; maumivu ya shingo; misuli ya shingo; shingo kuuma',
  },
  back_pain: {
    en: 'back pain; back {hurts}; {pain} back; lower back ache; backache; low back; lower back {hurts}; lower back; back is paining; back ... {hurts}',
    sw: 'maumivu ya mgongo; mgongo ~uma; kiuno ~uma; ~umwa mgongo; mgongo kuuma; kiuno kuuma; maumivu ya kiuno; mgongo ~niuma; ~umwa kiuno; maumivu mgongoni; mgongoni; maumivu ... mgongo',
  },
  leg_pain_down: {
    en: 'pain down leg; pain ... down the leg; pain down my leg; shooting leg; pain goes to leg; sciatica; leg {hurts} back; shoots down',
    sw: '~shuka mguu; maumivu ~shuka mguuni; ~elekea mguu; maumivu hadi mguuni; ~shuka hadi mguu; ~enda mguuni',
  },
  lifting: {
    en: 'after lifting; lifting heavy; carried heavy; heavy work; worse when bending; after carrying; worse with movement; bending; when i drive; sitting long; long hours; after digging; lifted',
    sw: 'nilibeba; kubeba mizigo; kazi nzito; nikiinama; ~beba; nikiendesha; kukaa muda mrefu; ~inua kitu kizito; nikiendesha matatu; nimebeba; mzigo mzito; kulima; nililima',
  },
  bladder_bowel_loss: {
    en: 'loss of bladder; wet myself; numb between legs; lost control of urine; {cant} control urine; leaking urine; loss of bowel',
    sw: '~jikojolea; mkojo ~toka wenyewe; ganzi kati ya miguu; {siwezi} kuzuia mkojo; ganzi mapajani',
  },
};
