export const sw = {
  initial_gathering: 'mwanzo',
  context_validation: 'kuhakikisha taarifa',
  vision_analysis: 'kusoma picha',
  diagnostic_prompt: 'tayari kwa utambuzi',
  final_analysis: 'uchambuzi wa mwisho',
  final_recommendations: 'mapendekezo',
  follow_up: 'ufuatiliaji',
  complete: 'imekamilika',
  unknown: 'haijulikani',
};
