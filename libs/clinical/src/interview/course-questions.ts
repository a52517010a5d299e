/**
 * Early questions about a complaint of two weeks or more: signs of tuberculosis, HIV, cancer and other slow illnesses,
 * which patients rarely report by themselves. `when` and `ask` as in safety-checks.ts. After the WHO four-symptom
 * screen for tuberculosis and the WHO Package of essential noncommunicable disease interventions.
 */
export const COURSE_QUESTIONS: readonly { when: string; ask: readonly string[] }[] = [
  { when: 'fever @long', ask: ['cough', 'night_sweats', 'weight_loss', 'joint_pain', 'spleen_big', 'raw_milk'] },
  { when: 'cough @long', ask: ['weight_loss', 'night_sweats', 'fever', 'tb'] },
  { when: 'diarrhoea @long', ask: ['weight_loss', 'bloody_stool', 'fever'] },
  { when: 'headache @long', ask: ['vision_blur', 'morning_headache', 'fever', 'painkillers_often'] },
  { when: 'back_pain @long', ask: ['weight_loss', 'fever', 'legs_weak'] },
  { when: 'joint_pain @long', ask: ['morning_stiff', 'joint_swelling'] },
  { when: 'swollen_glands|lump @long', ask: ['weight_loss', 'night_sweats', 'fever'] },
  { when: 'abdominal_pain|epigastric_pain @long', ask: ['weight_loss', 'black_stool', 'bowel_change'] },
  { when: 'fatigue @long', ask: ['weight_loss', 'polyuria', 'pallor', 'sad'] },
];
